import type { ProductAnswer } from '@shop/contracts/catalogue';
import type { Place } from './check-listing.ts';
import { factPrice, type FactVariant } from './shop-facts.ts';

type Offer = { readonly price: number; readonly priceCurrency: string; readonly url: string };
type Thing = {
  readonly '@type': string;
  readonly sku?: string;
  readonly offers?: Offer;
  readonly hasVariant?: readonly Thing[];
};

const cents = (amount: number): number => Math.round(amount * 100);

/** What a page tells search engines of its product: the offers by stock keeping unit. */
const readOffers = (html: string): ReadonlyMap<string, Offer> => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': readonly Thing[] };
  const things = graph.flatMap((thing) => thing.hasVariant ?? [thing]);
  return new Map(things.flatMap(({ sku, offers }) => (sku && offers ? [[sku, offers] as const] : [])));
};

/** The product's answer and its page, as text and for search engines, in one market by one method. */
export const checkProduct = async (place: Place, variants: readonly FactVariant[]): Promise<void> => {
  const { visitor, market, method, terms, faults } = place;
  const slug = variants[0]?.slug ?? '';
  const name = `${market.brand} by ${method}, ${slug}`;
  const { product } = await visitor.call<ProductAnswer>('POST', '/api/product/fetch', {
    ...{ slug, locale: 'en', countryId: market.countryId, method },
  });
  const offers = readOffers(await visitor.page(`/en/p/${slug}`));
  for (const variant of variants) {
    const answered = product.variants.find(({ id }) => id === variant.id);
    const wanted = factPrice(terms, variant);
    faults.expect(`${name}, version ${variant.id}`, cents(answered?.delivered[method].total ?? 0), wanted);
    const offer = offers.get(answered?.sku ?? '');
    faults.expect(`${name}, offer of version ${variant.id}`, cents(offer?.price ?? 0), wanted);
    faults.expect(`${name}, currency of the offer`, offer?.priceCurrency, market.currency);
  }
};
