import { pathCheckCalls } from '@shop/contracts/calls';
import type { CheckAddress, PageContext } from '@shop/page';
import { safeRedirect } from '@shop/paths';
import { redirect } from 'react-router-dom';

/** Longer ones were never stored. */
const LONGEST_PATH = 500;
const OTHER_SITE = /^https?:\/\//;

/** The query of the old address is kept, unless the new one has its own query. */
const withQuery = (target: string, search: string): string => {
  const [address = '', hash] = target.split('#', 2);
  return [address.includes('?') ? address : address + search, ...(hash === undefined ? [] : [hash])].join(
    '#',
  );
};

type OldAddress = Pick<CheckAddress, 'path' | 'url'> & { request: Pick<Request, 'method'> };

/**
 * The new address of an address that was not found: inside the shop, or on another site, which the router loads as a
 * whole page. Undefined: none. When the call fails, the page stays not found.
 */
export const redirectOfOldAddress = async (
  { api }: Pick<PageContext, 'api'>,
  { path: pathAndQuery, url: { search }, request }: OldAddress,
): Promise<Response | undefined> => {
  const path = pathAndQuery.slice(0, pathAndQuery.length - search.length);
  if (path.length > LONGEST_PATH || request.method !== 'GET') return undefined;
  const found = await api.send(pathCheckCalls.find, { path }).catch(() => undefined);
  if (!found?.redirect) return undefined;
  const { to, is_permanent: isPermanent } = found.redirect;
  if (!OTHER_SITE.test(to) && safeRedirect(to) === undefined) return undefined;
  return redirect(OTHER_SITE.test(to) ? to : withQuery(to, search), isPermanent ? 301 : 302);
};
