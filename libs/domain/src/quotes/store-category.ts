/** What a web store mostly sells. */
export const STORE_CATEGORIES = [
  'everything',
  'fashion',
  'shoes',
  'electronics',
  'beauty',
  'home',
  'sport',
  'toys',
] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];
