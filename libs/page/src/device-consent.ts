import { CONSENT_COOKIE, type ConsentFacts } from '@shop/domain/consent';

const COOKIE = new RegExp(`(?:^|; )(?:__Host-)?${CONSENT_COOKIE}=([^;]*)`);

/** What this browser knows of its visitor's consent. Separate, so that landing pages do not load it. */
export const deviceConsent = (): ConsentFacts => ({
  written: COOKIE.exec(document.cookie)?.[1],
  optsOut: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
});
