/** Links that end the newsletter of an address, and nothing else. */
export const NEWSLETTER_TOKENS = 'newsletter';
