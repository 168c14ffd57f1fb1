/** Addresses without a language: they are never redirected to one. */
const UNLOCALISED =
  /^\/(status|healthz|readyz|api|assets|img|builds|dev|internal)(\/|$)|^\/(robots\.txt|favicon\.ico|favicon\.svg|sitemap[^/]*\.xml)$/;

export const isUnlocalised = (pathname: string): boolean => UNLOCALISED.test(pathname);

/**
 * Splits `/lt/cart` into its language and `/cart`; a segment that is not an offered language stays in the
 * path.
 */
export const splitLocale = <Code extends string>(
  pathname: string,
  offered: readonly Code[],
): { locale: Code | undefined; path: string } => {
  const end = pathname.indexOf('/', 1);
  const segment = pathname.slice(1, end < 0 ? undefined : end);
  const locale = offered.find((code) => code === segment);
  if (locale === undefined) return { locale: undefined, path: pathname };
  return { locale, path: end < 0 ? '/' : pathname.slice(end) };
};

/** `/cart` in a language: `/lt/cart`. For full page loads only; the router's links add the language themselves. */
export const localised = (pathAndQuery: string, locale: string): string =>
  pathAndQuery === '/' ? `/${locale}` : `/${locale}${pathAndQuery.replace(/^\/(?=\?)/, '')}`;

/**
 * A `redirect` that stays on this site: one leading slash and no way to name another host. Characters that a
 * header may not contain are escaped.
 */
export const safeRedirect = (target: string | null | undefined): string | undefined => {
  if (!target?.startsWith('/') || target.startsWith('//')) return undefined;
  // Browsers read a backslash as a slash and drop control characters, so `/\host` would leave the site.
  // A lone surrogate cannot be escaped.
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\\\u0000-\u001f\u007f\ud800-\udfff]/u.test(target)) return undefined;
  if (target.split(/[?#]/, 1)[0]?.includes('//')) return undefined;
  return target.replace(/[^!-~]/gu, encodeURIComponent);
};

const TRACKING = /^(utm_\w+|gclid|fbclid|componentHint)$/;

/**
 * A query without script-only parameters: pages are rendered without them, so they must not show them either.
 */
export const withoutTracking = (search: string): string => {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
};
