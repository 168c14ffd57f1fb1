/** The names of the forms' drafts in the tab. */
export const claimDraft = (orderSlug: string): string => `claim-${orderSlug}`;
export const CLAIM_LINK_DRAFT = 'claim-link';
export const claimEmailDraft = (orderSlug: string): string => `claim-email-${orderSlug}`;
export const replyDraft = (claimSlug: string): string => `claim-reply-${claimSlug}`;
