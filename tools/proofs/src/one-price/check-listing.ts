import type { Listing, ListingRequest } from '@shop/contracts/catalogue';
import { landingWindowOf, lastPageOf } from '@shop/domain/listing-window';
import { SORTS, type Sort } from '@shop/domain/sort';
import { currenciesIn } from '../shown/amounts.ts';
import { cardsOf, type ShownCard } from '../shown/cards.ts';
import { cheapest, otherMethod, placeName, type Place } from './place.ts';

const CALL = '/api/search/searchForCategoryItems';
const cents = (amount: number): number => Math.round(amount * 100);

const ask = ({ visitor, market, method }: Place, parts: Partial<ListingRequest>): Promise<Listing> =>
  visitor.call<Listing>('POST', CALL, {
    ...{ locale: 'en', params: {}, categoryId: null, limit: 1, offset: 0 },
    ...{ countryId: market.countryId, method },
    ...parts,
  });

type Walk = { readonly sort: Sort; readonly filters?: Readonly<Record<string, string>> };

/** Pages that together show the listing once: the deepest one that includes all before it, and each later one. */
const pagesOf = (total: number): number[] => {
  const pages = Array.from({ length: lastPageOf(total) }, (_, at) => at + 1);
  const isAlone = (page: number) => landingWindowOf(page).offset > 0;
  const first = pages.findLast((page) => !isAlone(page));
  return pages.filter((page) => page === first || isAlone(page));
};

/** The cards of a whole listing as its pages show them. */
const walk = async (place: Place, { sort, filters = {} }: Walk): Promise<ShownCard[]> => {
  const { total } = await ask(place, { params: { ...filters }, sort });
  const shown: ShownCard[] = [];
  for (const page of pagesOf(total)) {
    const query = new URLSearchParams({ ...filters, sort: String(sort), page: String(page) });
    const html = await place.visitor.page(`/en/marketplace?${query}`);
    shown.push(...cardsOf(html));
    place.faults.expect(
      `${placeName(place)}, currency of a listing`,
      currenciesIn(html),
      place.market.currency,
    );
  }
  place.faults.expect(`${placeName(place)}, cards of the listing`, shown.length, total);
  return shown;
};

const left = (cards: readonly ShownCard[]) => cards.filter(({ byOther }) => byOther !== undefined);

const checkOrder = (place: Place, cards: readonly ShownCard[], name: string, sign: 1 | -1) => {
  const goods = left(cards);
  const steps = goods.slice(1).filter((card, at) => sign * (card.price - (goods[at]?.price ?? 0)) < 0);
  place.faults.expect(`${placeName(place)}, ${name}: steps against the order`, steps.length, 0);
};

/** Half of the goods, by bounds that are prices of two of them. */
const checkBounds = async (place: Place, prices: readonly number[]): Promise<void> => {
  const { faults, market, method, terms } = place;
  const low = prices[Math.floor(prices.length / 4)] ?? 0;
  const high = prices[Math.floor((prices.length * 3) / 4)] ?? low;
  const rate = (terms[method].rates[market.currency] ?? 0) / 1_000_000;
  const inDollars = (amount: number, half: number) => ((amount + half) / 100 / rate).toFixed(4);
  const bounds = `${inDollars(low, -0.5)}-${inDollars(high, 0.5)}`;
  const cards = await walk(place, { sort: SORTS.bestSellers, filters: { 'f.current_price': bounds } });
  const outside = cards.filter(({ price }) => price < low || price > high);
  faults.expect(`${placeName(place)}, goods outside of the bounds`, outside.length, 0);
  const wanted = prices.filter((price) => price >= low && price <= high).length;
  faults.expect(`${placeName(place)}, goods within the bounds`, cards.length, wanted);
};

const checkCards = (place: Place, cards: readonly ShownCard[]): void => {
  const { method, terms, products, faults } = place;
  const found = new Map(cards.map((card) => [card.slug, card]));
  for (const [slug, variants] of products) {
    const card = found.get(slug);
    const name = `${placeName(place)}, card of ${slug}`;
    faults.expect(name, card?.price, cheapest(terms[method], variants));
    faults.expect(
      `${name}, by the other method`,
      card?.byOther,
      cheapest(terms[otherMethod(method)], variants),
    );
  }
};

/** Every card of the marketplace's pages, both orders by price, the facet's bounds and a filter by price. */
export const checkListing = async (place: Place): Promise<void> => {
  const { market, method, terms, faults } = place;
  const name = placeName(place);
  const rising = await walk(place, { sort: SORTS.lowToHigh });
  checkCards(place, rising);
  checkOrder(place, rising, 'cheapest first', 1);
  const falling = await walk(place, { sort: SORTS.highToLow });
  checkOrder(place, falling, 'dearest first', -1);
  faults.expect(`${name}, goods in both orders`, falling.length, rising.length);

  const prices = rising.map(({ price }) => price).sort((a, b) => a - b);
  const { facets } = await ask(place, { facets: true });
  const facet = facets.find(({ key }) => key === 'current_price');
  const rate = (terms[method].rates[market.currency] ?? 0) / 1_000_000;
  faults.expect(`${name}, least of the facet`, cents((facet?.min ?? 0) * rate), prices[0]);
  faults.expect(`${name}, most of the facet`, cents((facet?.max ?? 0) * rate), prices.at(-1));
  await checkBounds(place, prices);
};
