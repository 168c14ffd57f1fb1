import type { ContentAsk } from '@shop/data-access/content';
import { LOCALE_CODES } from '@shop/domain/languages';
import { splitLocale } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';

const LEGAL: readonly string[] = [
  laterPaths.privacyPolicy,
  laterPaths.purchaseAgreement,
  laterPaths.reservationPolicy,
].map(({ pattern }) => pattern);

const VERSION = /^\d{4}-\d{2}-\d{2}$/;

/** The text of an address, with or without its language. */
export const textAsk = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ContentAsk => {
  const { path } = splitLocale(pathname, LOCALE_CODES);
  const version = new URLSearchParams(search).get('version') ?? '';
  return {
    kind: LEGAL.includes(path) ? 'legal' : 'page',
    slug: path.slice(1),
    ...(VERSION.test(version) && { version }),
  };
};
