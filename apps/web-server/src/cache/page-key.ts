import type { PageVisitor } from '@shop/brand';
import { withoutTracking } from '@shop/paths';

/** Parameters that pages are rendered from. */
const SHOWN = /^(s|searchText|sort|page|az|queryKey|productVariant|choose|f\.[\w.]+)$/;
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

type PageKeyParts = { brand: string; origin: string; pathname: string; query: string; visitor: PageVisitor };

/** All that a guest's page depends on. Grid or list matters for listings only, but an extra key does no harm. */
export const pageKey = ({ brand, origin, pathname, query, visitor }: PageKeyParts): string =>
  [
    brand,
    origin,
    pathname,
    query,
    visitor.currencyId ?? '',
    visitor.scheme ?? '',
    visitor.layout === 'LIST' ? 'L' : '',
    // Air is the default of a page: only the sea makes another page.
    visitor.shippingMethod === 'sea' ? 'S' : '',
  ].join('\n');
