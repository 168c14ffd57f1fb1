import { postUtm } from '@shop/data-access/campaigns';
import type { PageContext } from '@shop/page';
import type { Consent } from './consent.ts';
import { keepCampaign } from './keep-campaign.ts';

/**
 * Reports the campaign of each loaded page to the server, once: that of its address, else the one that consent let the
 * browser keep. Nothing waits for it; a failure is reported.
 */
export const reportCampaign = (
  { api, report }: Pick<PageContext, 'api' | 'report'>,
  { search, consent }: { search: string; consent: Consent },
): void => {
  const utm = keepCampaign(consent, search);
  if (utm) postUtm(api, utm).catch(report);
};
