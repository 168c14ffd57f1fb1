import { LANGUAGES } from '@shop/domain/languages';
import { splitLocale } from '@shop/paths';

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);
/** Any origin: only the path of what is resolved against it is used. */
const HERE = 'http://shop.invalid';

/** An address as redirects are stored and found by: percent-encoded, without language, query and trailing slash. */
export const toStoredPath = (given: string): string | undefined => {
  if (!given.startsWith('/') || given.startsWith('//') || !URL.canParse(given, HERE)) return undefined;
  const { origin, pathname } = new URL(given, HERE);
  if (origin !== HERE) return undefined;
  const { path } = splitLocale(pathname, LANGUAGE_CODES);
  return path.replace(/\/+$/, '') || '/';
};

/** The target of a redirect: a path of the shop without its language, or the address of another site. */
export const toStoredTarget = (given: string): string | undefined => {
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? new URL(given).href : undefined;
  const path = toStoredPath(given);
  if (path === undefined) return undefined;
  const { search, hash } = new URL(given, HERE);
  return path + search + hash;
};
