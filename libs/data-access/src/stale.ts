const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer counts as fresh, by kind. */
export const STALE = {
  /** Data that the visitor changes: carts, orders. */
  browsing: 15 * SECOND,
  /** Listings, products. */
  catalogue: 5 * MINUTE,
  /** Loaded once, never again while the page is open. */
  site: Infinity,
} as const;
