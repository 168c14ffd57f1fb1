/** The part of a listing that a page of it shows. */
export const FIRST_PAGE_ITEMS = 48;
export const LATER_PAGE_ITEMS = 24;

/** Landing deeper than this shows only one window, so that no address can request a whole catalogue. */
const PAGES_SHOWN_TOGETHER = 10;

/**
 * The end of a listing: reading a later window costs as much as all windows before it. Filters reach the
 * rest.
 */
export const LAST_PAGE = 400;

export const MOST_ITEMS = FIRST_PAGE_ITEMS + (PAGES_SHOWN_TOGETHER - 1) * LATER_PAGE_ITEMS;

export type ListingWindow = { readonly offset: number; readonly limit: number };

/** The number of items on the pages up to and including this one. */
export const itemsUpTo = (page: number): number => FIRST_PAGE_ITEMS + (page - 1) * LATER_PAGE_ITEMS;

/** The part that page `page` adds to those before it. */
export const windowOf = (page: number): ListingWindow =>
  page <= 1
    ? { offset: 0, limit: FIRST_PAGE_ITEMS }
    : { offset: itemsUpTo(page - 1), limit: LATER_PAGE_ITEMS };

/** The items shown after landing on page `page`: everything up to it, as after "show more". */
export const landingWindowOf = (page: number): ListingWindow =>
  page <= PAGES_SHOWN_TOGETHER ? { offset: 0, limit: itemsUpTo(page) } : windowOf(page);

/** No window is read that begins here or later. */
export const END_OF_LISTING = itemsUpTo(LAST_PAGE);

export const lastPageOf = (total: number): number =>
  total <= FIRST_PAGE_ITEMS
    ? 1
    : Math.min(1 + Math.ceil((total - FIRST_PAGE_ITEMS) / LATER_PAGE_ITEMS), LAST_PAGE);

/** Invalid text means the first page; the caller replaces a page beyond the end by `lastPageOf`. */
export const toPage = (text: string | null | undefined): number =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
