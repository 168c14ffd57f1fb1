import { postUtm, type Utm } from '@shop/data-access/campaigns';
import type { PageContext } from '@shop/page';

const NAMES = ['utm_campaign', 'utm_medium', 'utm_source'] as const;
/** As long as the call takes them. */
const LONGEST = 100;

/** What an address says of the campaign that led here; undefined: nothing. */
export const utmOf = (search: string): Utm | undefined => {
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, LONGEST).trim();
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** Tells the server once for each page that was loaded which campaign led to it. Nobody waits; a failure is reported. */
export const reportCampaign = (
  { api, report }: Pick<PageContext, 'api' | 'report'>,
  search: string,
): void => {
  const utm = utmOf(search);
  if (utm) postUtm(api, utm).catch(report);
};
