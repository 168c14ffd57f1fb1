/** The names of the account's drafts in the tab: one for a form on its page and in its modal. Passwords have none. */
export const LOGIN_DRAFT = 'login';
export const REGISTER_DRAFT = 'register';
export const ASK_LINK_DRAFT = 'ask-link';
export const CONTACT_DRAFT = 'contact';
export const NEWS_DRAFT = 'news';
export const EMAIL_DRAFT = 'email';
export const PREFERENCES_DRAFT = 'preferences';

/** An offered sum is an address of its own, which says what the field holds at first. */
export const topUpDraft = (offered: string | null): string => `top-up ${offered ?? ''}`.trim();
