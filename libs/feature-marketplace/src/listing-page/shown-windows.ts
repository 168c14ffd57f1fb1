import {
  itemsUpTo,
  landingWindowOf,
  lastPageOf,
  windowOf,
  type ListingWindow,
} from '@shop/domain/listing-window';

export type Shown = {
  readonly page: number;
  /** Windows after the first, in order; the first is always asked for, since it brings the facets. */
  readonly later: readonly ListingWindow[];
  readonly isFirstShown: boolean;
  /** Places of the first and the last item shown, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly next: number | undefined;
};

/** Which windows landing on a page shows, once it is known how much there is. */
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

/** How many the next page adds. */
export const comingNext = ({ next, to }: Shown, total: number): number =>
  next === undefined ? 0 : Math.min(windowOf(next).limit, total - to);
