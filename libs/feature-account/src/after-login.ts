import type { PageContext } from '@shop/page';
import { viewportOf } from '@shop/page/viewport';
import { LOCALE_CODES } from '@shop/domain/languages';
import { paths, safeRedirect, splitLocale } from '@shop/paths';
import { isForGuests } from './guest-pages.ts';

/** The account's first page on this screen. */
export const accountHome = ({ isServer }: Pick<PageContext, 'isServer'>): string =>
  isServer || viewportOf(innerWidth) === 'mobile' ? paths.userAccount.to() : paths.accountInformation.to();

/** Without a language in front: routers and links add that of the page. */
const withoutLocale = (target: string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return splitLocale(pathname, LOCALE_CODES).path + rest;
};

/** `redirect` is followed only as a path of this site, with a language in front or without, that is not for guests only. */
export const afterLogin = (url: URL, home = paths.userAccount.to()): string => {
  const safe = safeRedirect(url.searchParams.get('redirect'));
  // Checked again: what was the path's second segment is now its first.
  const wanted = safe && safeRedirect(withoutLocale(safe));
  return wanted === undefined || isForGuests(wanted) ? home : wanted;
};
