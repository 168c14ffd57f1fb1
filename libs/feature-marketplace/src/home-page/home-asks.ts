import type { ListingAsk, Reader } from '@shop/data-access';
import { SORTS } from '@shop/domain/sort';

const RAIL_ITEMS = 10;
/** Number of pictures of an offer. */
export const OFFER_ITEMS = 5;
/** The listing of all reduced goods, the largest reduction first. */
export const DEALS_QUERY = { 'f.discount_percentage': '10-', sort: SORTS.bestValue };
export const ARRIVALS_QUERY = { sort: SORTS.newArrivals };

const railAsk = (reader: Reader, sort: number, params: Record<string, string> = {}): ListingAsk => ({
  ...{ ...reader, params, categoryId: null, contentType: 'p', sort, limit: RAIL_ITEMS, offset: 0 },
  facets: false,
});

/** Loader and page use the same queries, so that the loaded data is read. */
export const dealsAsk = (reader: Reader): ListingAsk =>
  railAsk(reader, SORTS.bestValue, { 'f.discount_percentage': DEALS_QUERY['f.discount_percentage'] });
export const arrivalsAsk = (reader: Reader): ListingAsk => railAsk(reader, SORTS.newArrivals);

export const tileAsk = (locale: string, categoryId: number) => ({ locale, categoryId, limit: 1 });
export const offerAsk = (locale: string, flagId: number) => ({ locale, flagId, limit: OFFER_ITEMS });
