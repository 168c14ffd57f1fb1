import type { PageContext } from '@shop/page';
import { viewportOf } from '@shop/page/viewport';
import { paths, safeRedirect } from '@shop/paths';
import { isForGuests } from './guest-pages.ts';

/** The account's first page on this screen. */
export const accountHome = ({ isServer }: Pick<PageContext, 'isServer'>): string =>
  isServer || viewportOf(innerWidth) === 'mobile' ? paths.userAccount.to() : paths.accountInformation.to();

/** `redirect` is followed only as a path of this site that is not for guests only. */
export const afterLogin = (url: URL, home = paths.userAccount.to()): string => {
  const wanted = safeRedirect(url.searchParams.get('redirect'));
  return wanted === undefined || isForGuests(wanted) ? home : wanted;
};
