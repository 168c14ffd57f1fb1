import { postUtm, type Utm } from '@shop/data-access/campaigns';
import type { PageContext } from '@shop/page';

const NAMES = ['utm_campaign', 'utm_medium', 'utm_source'] as const;
/** The maximum length in the call. */
const LONGEST = 100;

/** The campaign parameters of an address; undefined without any. */
export const utmOf = (search: string): Utm | undefined => {
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, LONGEST).trim();
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/**
 * Reports the campaign of each loaded page to the server, once. Nothing waits for it; a failure is reported.
 */
export const reportCampaign = (
  { api, report }: Pick<PageContext, 'api' | 'report'>,
  search: string,
): void => {
  const utm = utmOf(search);
  if (utm) postUtm(api, utm).catch(report);
};
