import {
  itemsUpTo,
  landingWindowOf,
  lastPageOf,
  windowOf,
  type ListingWindow,
} from '@shop/domain/listing-window';

export type Shown = {
  readonly page: number;
  /** Windows after the first, in order; the first is always requested, since it has the facets. */
  readonly later: readonly ListingWindow[];
  readonly isFirstShown: boolean;
  /** Positions of the first and the last shown item, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly next: number | undefined;
};

/** The windows shown after landing on a page, once the total is known. */
export const shownWindows = (askedPage: number, total: number): Shown => {
  const last = lastPageOf(total);
  const page = Math.min(askedPage, last);
  const isFirstShown = landingWindowOf(page).offset === 0;
  const later = isFirstShown
    ? Array.from({ length: page - 1 }, (_, at) => windowOf(at + 2))
    : [windowOf(page)];
  const to = Math.min(total, itemsUpTo(page));
  return {
    ...{ page, later, isFirstShown, to },
    from: isFirstShown ? Math.min(1, total) : windowOf(page).offset + 1,
    next: page < last ? page + 1 : undefined,
  };
};

/** The number of items that the next page adds. */
export const comingNext = ({ next, to }: Shown, total: number): number =>
  next === undefined ? 0 : Math.min(windowOf(next).limit, total - to);
