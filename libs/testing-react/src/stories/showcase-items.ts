import type { Listing, ListingItem, ListingRequest } from '@shop/contracts/catalogue';
import { fractionFromPercent } from '@shop/domain/discount';
import { percentOff } from '@shop/domain/reductions';
import { SHOWCASE, SHOWCASE_COLOURS, wordsIn, type ShowcaseProduct } from './showcase.ts';

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Approximates the tariff: close enough for realistic prices. */
export const doorPrices = (price: number) => ({
  air: { total: cents(price * 1.21 + 28.4), days_from: 6, days_to: 9 },
  sea: { total: cents(price * 1.21 + 11.9), days_from: 32, days_to: 40 },
});

/** In whole percents, as in the API's answer. */
export const fractionLeft = ({ price, oldPrice }: ShowcaseProduct) =>
  fractionFromPercent(percentOff(price, oldPrice ?? price));

const coloursOf = (one: ShowcaseProduct, locale: string) =>
  one.id % 3 === 1
    ? SHOWCASE_COLOURS.map(({ slug, hex, words }) => ({ slug, hex, name: wordsIn(words, locale) }))
    : [];

export const showcaseItem = (one: ShowcaseProduct, locale: string): ListingItem => ({
  id: one.id,
  slug: one.slug,
  name: wordsIn(one.words, locale),
  manufacturer: one.manufacturer,
  image: { source: one.recipe, alt: '' },
  price: one.price,
  old_price: one.oldPrice,
  discount_percentage: fractionLeft(one),
  lowest_price: one.oldPrice,
  colours: coloursOf(one, locale),
  variant_id: one.id % 4 === 0 ? null : one.id * 10,
  picked_variant_id: null,
  is_from_price: false,
  available: one.id !== 9,
  delivered: doorPrices(one.price),
});

const liesIn = ({ category }: ShowcaseProduct, asked: number | null) =>
  // The tree's ids begin with their root's.
  asked === null || String(asked).startsWith(String(category));

const found = ({ categoryId, params }: ListingRequest) =>
  SHOWCASE.filter(
    (one) =>
      liesIn(one, categoryId) && (params['f.discount_percentage'] === undefined || one.oldPrice !== null),
  );

/** The showcase's answer to a query: by category, reduced or not, window by window. */
export const showcaseListing = (asked: ListingRequest, parts: Partial<Listing> = {}): Listing => {
  const all = found(asked);
  return {
    status: true,
    items: all.slice(asked.offset, asked.offset + asked.limit).map((one) => showcaseItem(one, asked.locale)),
    total: all.length,
    search: null,
    currency: 'EUR',
    sort: asked.sort ?? 3,
    facets: [],
    disabledAdditionalIdsInIndex: [],
    isBelowLimit: false,
    similarResults: [],
    ...parts,
  };
};
