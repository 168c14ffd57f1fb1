import type { Consent } from '../consent.ts';

const said = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** The signals of Consent Mode v2. */
export const consentSignals = ({ allows }: Consent) => ({
  ad_storage: said(allows('marketing')),
  ad_user_data: said(allows('marketing')),
  ad_personalization: said(allows('marketing')),
  analytics_storage: said(allows('statistics')),
  functionality_storage: said(allows('preferences')),
  personalization_storage: said(allows('preferences')),
  security_storage: 'granted',
});

/** Everything is denied until the visitor's choice, whatever the tags do. */
export const DENIED = consentSignals({ allows: () => false });
