import { allowsPurpose, type ConsentPurpose } from '@shop/domain/consent';
import { deviceConsent } from '@shop/page/device-consent';

/** Read each time it is needed: a visitor may change it in another tab. */
export type Consent = { readonly allows: (purpose: ConsentPurpose) => boolean };

/** The consent of this browser's visitor. */
export const consent: Consent = {
  allows: (purpose) => allowsPurpose(deviceConsent().written, purpose),
};
