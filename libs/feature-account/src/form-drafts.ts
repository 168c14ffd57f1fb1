/** The names of the account's drafts in the tab: one for a form on its page and in its modal. Passwords have none. */
export const LOGIN_DRAFT = 'login';
export const REGISTER_DRAFT = 'register';
export const ASK_LINK_DRAFT = 'ask-link';
export const CONTACT_DRAFT = 'contact';
export const NEWS_DRAFT = 'news';
export const NEWSLETTER_DRAFT = 'newsletter';
export const TOPICS_DRAFT = 'news topics';
export const EMAIL_DRAFT = 'email';
export const PREFERENCES_DRAFT = 'preferences';

/** An offered sum has its own address, which sets the initial value of the field. */
export const topUpDraft = (offered: string | null): string => `top-up ${offered ?? ''}`.trim();
