import type { ListingAsk, Reader } from '@shop/data-access';
import { MOST_HOME_GOODS, type HomeQuery } from '@shop/domain/home';
import { SORTS } from '@shop/domain/sort';
import { paths } from '@shop/paths';

/** Number of pictures of an offer. */
export const OFFER_ITEMS = 5;

const REDUCED = { 'f.discount_percentage': '10-' };
const ORDERS = {
  best_sellers: SORTS.bestSellers,
  best_value: SORTS.bestValue,
  new_arrivals: SORTS.newArrivals,
} as const;

/** Loader and page use the same queries, so that the loaded data is read. Blocks with equal goods share one. */
export const goodsAsk = (reader: Reader, { sort }: HomeQuery, categoryId: number | null): ListingAsk => ({
  ...{ ...reader, params: sort === 'best_value' ? REDUCED : {}, categoryId, contentType: 'p' },
  ...{ sort: ORDERS[sort], limit: MOST_HOME_GOODS, offset: 0, facets: false },
});

/** The listing of all the goods that a block shows the first of. */
export const goodsLink = ({ category, sort }: HomeQuery): string => {
  const query = { ...(sort === 'best_value' && REDUCED), sort: ORDERS[sort] };
  return category === undefined
    ? paths.marketplace.to({}, query)
    : paths.category.to({ '*': category }, query);
};

/** All reduced goods. */
export const DEALS: HomeQuery = { sort: 'best_value' };

export const tileAsk = (locale: string, categoryId: number) => ({ locale, categoryId, limit: 1 });
export const offerAsk = (locale: string, flagId: number) => ({ locale, flagId, limit: OFFER_ITEMS });
