/** Sort orders by their number in the address. */
export const SORTS = {
  highToLow: 0,
  lowToHigh: 1,
  bestValue: 2,
  bestSellers: 3,
  newArrivals: 4,
  relevance: 5,
} as const;

export type SortName = keyof typeof SORTS;
export type Sort = (typeof SORTS)[SortName];

export const SORT_FIELDS = [
  'current_price',
  'discount_percentage',
  'paid_amount',
  'arrived_at',
  'relevance',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export type SortStep = { readonly field: SortField; readonly direction: 'asc' | 'desc' };

const asc = (field: SortField): SortStep => ({ field, direction: 'asc' });
const desc = (field: SortField): SortStep => ({ field, direction: 'desc' });

/** Best value sorts ascending because the index stores the fraction that is left to pay. */
export const SORT_STEPS: Readonly<Record<Sort, readonly SortStep[]>> = {
  0: [desc('current_price'), desc('relevance')],
  1: [asc('current_price'), desc('relevance')],
  2: [asc('discount_percentage'), asc('current_price'), desc('relevance')],
  3: [desc('paid_amount'), desc('relevance')],
  4: [desc('arrived_at'), desc('relevance')],
  5: [desc('relevance'), desc('paid_amount'), desc('arrived_at')],
};

const isSort = (value: number): value is Sort => Object.hasOwn(SORT_STEPS, value);

/** The sort order in an address or a site's settings, or nothing for an invalid one. */
export const findSort = (value: string | number | null | undefined): Sort | undefined => {
  const number = typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && isSort(number) ? number : undefined;
};

/** The order of a listing whose address has none. */
export const defaultSort = (ofLanguage: number | null | undefined): Sort =>
  findSort(ofLanguage) ?? SORTS.bestSellers;

/** Another language has another default order, so a chosen one is dropped unless it orders a search. */
export const keepsSortOnLocaleChange = (params: { has(name: string): boolean }): boolean => params.has('s');
