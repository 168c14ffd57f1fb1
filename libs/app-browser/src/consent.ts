/** What a visitor may allow. */
export type Consent = { readonly allows: (what: 'replay') => boolean };

/** Visitors are not asked yet, so nothing is allowed. */
export const consent: Consent = { allows: () => false };
