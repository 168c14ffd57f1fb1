/** The purposes that a visitor can consent to. */
export type Consent = { readonly allows: (what: 'replay') => boolean };

/** Visitors are not asked yet, so nothing is allowed. */
export const consent: Consent = { allows: () => false };
