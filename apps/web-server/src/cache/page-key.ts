import type { BrandConfig, PageVisitor } from '@shop/brand';
import { getCurrencyId } from '@shop/domain/currencies';
import { withoutTracking } from '@shop/paths';

/** Parameters that pages are rendered from. */
const SHOWN = /^(s|searchText|sort|page|az|queryKey|productVariant|choose|topic|version|f\.[\w.]+)$/;
/** The query that a page depends on, sorted; undefined with an unknown parameter: such a page is not cached. */
export const shownQuery = (search: string): string | undefined => {
  if (search === '' || search === '?') return '';
  const kept: string[] = [];
  for (const [name, value] of new URLSearchParams(withoutTracking(search))) {
    if (!SHOWN.test(name)) return undefined;
    kept.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return kept.length === 0 ? '' : `?${kept.sort().join('&')}`;
};

type PageKeyParts = {
  brand: Pick<BrandConfig, 'key' | 'currency' | 'defaultCountryId' | 'methods'>;
  build: string;
  origin: string;
  /** With the language. */
  pathname: string;
  query: string;
  visitor: Pick<PageVisitor, 'currencyId' | 'countryId' | 'shippingMethod' | 'layout'>;
  /** With the question about cookies, which most guests get. */
  asksConsent: boolean;
};

/** Pages that show goods as a grid or as a list. */
const LISTING = /^\/[a-z]{2}\/(c\/|marketplace$|dealzone$|search$)/;

/** An explicit default value does not make another page. */
const unless = <Value>(value: Value | undefined, usual: Value): Value | '' =>
  value === undefined || value === usual ? '' : value;

/** All that a guest's page depends on, except the colour scheme: `inScheme` writes it into the sent bytes. */
export const pageKey = ({
  brand,
  build,
  origin,
  pathname,
  query,
  visitor,
  asksConsent,
}: PageKeyParts): string =>
  [
    `${brand.key} ${build}`,
    origin,
    pathname,
    query,
    unless(visitor.currencyId, getCurrencyId(brand.currency)),
    unless(visitor.countryId, brand.defaultCountryId),
    unless(visitor.shippingMethod, brand.methods[0]),
    visitor.layout === 'LIST' && LISTING.test(pathname) ? 'L' : '',
    asksConsent ? '' : 'C',
  ].join('\n');
