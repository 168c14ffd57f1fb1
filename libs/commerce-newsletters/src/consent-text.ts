/**
 * The version of the words that ask for consent, `account.newsletter.consent` of the account's page. It is raised when
 * they change in meaning; each subscription keeps the version that it was asked with.
 */
export const CONSENT_TEXT = '2026-11';
