import type { Listing, ListingItem, ListingRequest } from '@shop/contracts/catalogue';
import { SORTS } from '@shop/domain/sort';
import type { Faults } from '../faults.ts';
import type { Market, Method } from './markets.ts';
import { factPrice, type FactVariant, type readTerms } from './shop-facts.ts';
import type { Visitor } from '../shop/visitor.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;

export type Place = {
  readonly market: Market;
  readonly method: Method;
  readonly terms: Terms;
  readonly visitor: Visitor;
  readonly products: ReadonlyMap<number, readonly FactVariant[]>;
  readonly faults: Faults;
};

const PATH = '/api/search/searchForCategoryItems';
const WINDOW = 264;
const cents = (amount: number): number => Math.round(amount * 100);

const ask = ({ visitor, market, method }: Place, parts: Partial<ListingRequest>): Promise<Listing> =>
  visitor.call<Listing>('POST', PATH, {
    ...{ locale: 'en', params: {}, categoryId: null, limit: WINDOW, offset: 0 },
    ...{ countryId: market.countryId, method },
    ...parts,
  });

const walk = async (place: Place, parts: Partial<ListingRequest>): Promise<ListingItem[]> => {
  const first = await ask(place, parts);
  const items = [...first.items];
  while (items.length < first.total) {
    const { items: next } = await ask(place, { ...parts, offset: items.length });
    if (next.length === 0) break;
    items.push(...next);
  }
  return items;
};

const shownPrice = ({ delivered }: ListingItem, method: Method): number => cents(delivered[method].total);

/** A card shows the cheapest of what is left. */
const cheapest = (terms: Terms, variants: readonly FactVariant[]): number =>
  Math.min(...variants.filter(({ on_hand }) => on_hand > 0).map((variant) => factPrice(terms, variant)));

const checkOrder = ({ faults, method }: Place, items: readonly ListingItem[], name: string, sign: 1 | -1) => {
  const goods = items.filter(({ available }) => available);
  const steps = goods.slice(1).filter((item, at) => {
    const before = goods[at];
    return before && sign * (shownPrice(item, method) - shownPrice(before, method)) < 0;
  });
  faults.expect(`${name}: steps against the order`, steps.length, 0);
};

/** Half of the goods, by bounds that are prices of two of them. */
const checkBounds = async (place: Place, prices: readonly number[]): Promise<void> => {
  const { faults, method, market, terms } = place;
  const low = prices[Math.floor(prices.length / 4)] ?? 0;
  const high = prices[Math.floor((prices.length * 3) / 4)] ?? low;
  const rate = (terms.rates[market.currency] ?? 0) / 1_000_000;
  const inDollars = (amount: number, half: number) => ((amount + half) / 100 / rate).toFixed(4);
  const items = await walk(place, {
    params: { 'f.current_price': `${inDollars(low, -0.5)}-${inDollars(high, 0.5)}` },
  });
  const outside = items
    .map((item) => shownPrice(item, method))
    .filter((price) => price < low || price > high);
  faults.expect(`${market.brand} by ${method}, goods outside of the bounds`, outside.length, 0);
  const wanted = prices.filter((price) => price >= low && price <= high).length;
  faults.expect(`${market.brand} by ${method}, goods within the bounds`, items.length, wanted);
};

/** Every card of the marketplace, both orders by price, the facet's bounds and a filter by price. */
export const checkListing = async (place: Place): Promise<void> => {
  const { market, method, terms, products, faults } = place;
  const name = `${market.brand} by ${method}`;
  const rising = await walk(place, { sort: SORTS.lowToHigh });
  for (const item of rising) {
    const variants = products.get(item.id);
    if (!variants) continue;
    faults.expect(`${name}, card of ${item.slug}`, shownPrice(item, method), cheapest(terms, variants));
  }
  checkOrder(place, rising, `${name}, cheapest first`, 1);
  const falling = await walk(place, { sort: SORTS.highToLow });
  checkOrder(place, falling, `${name}, dearest first`, -1);
  faults.expect(`${name}, goods in both orders`, falling.length, rising.length);

  const prices = rising.map((item) => shownPrice(item, method)).sort((a, b) => a - b);
  const { facets } = await ask(place, { facets: true, limit: 1 });
  const facet = facets.find(({ key }) => key === 'current_price');
  const rate = (terms.rates[market.currency] ?? 0) / 1_000_000;
  faults.expect(`${name}, least of the facet`, cents((facet?.min ?? 0) * rate), prices[0]);
  faults.expect(`${name}, most of the facet`, cents((facet?.max ?? 0) * rate), prices.at(-1));
  await checkBounds(place, prices);
};
