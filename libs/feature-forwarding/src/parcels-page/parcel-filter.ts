import type { Parcel } from '@shop/data-access/forwarding';

const FILTERS = {
  coming: ['announced', 'received', 'unidentified', 'checked'],
  stored: ['in_storage', 'overdue', 'packed'],
  held: ['restricted_hold'],
  gone: ['shipped', 'returned', 'disposed', 'abandoned'],
} as const satisfies Record<string, readonly Parcel['state'][]>;

export type ParcelFilter = keyof typeof FILTERS;
export const PARCEL_FILTERS = Object.keys(FILTERS) as readonly ParcelFilter[];

/** The filter of the address; null for all parcels. */
export const readFilter = (search: URLSearchParams): ParcelFilter | null =>
  PARCEL_FILTERS.find((name) => name === search.get('show')) ?? null;

export const filterParcels = (parcels: readonly Parcel[], filter: ParcelFilter | null): readonly Parcel[] => {
  if (filter === null) return parcels;
  const states: readonly Parcel['state'][] = FILTERS[filter];
  return parcels.filter(({ state }) => states.includes(state));
};
