/** The reason for declining an invoice has its own draft in the tab. */
export const declineDraft = (slug: string): string => `decline ${slug}`;
