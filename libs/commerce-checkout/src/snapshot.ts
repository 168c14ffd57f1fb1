import type { ReservationError, SnapshotAmounts, SnapshotChange, SnapshotLine } from '@shop/database';

export type Snapshot = {
  readonly lines: readonly SnapshotLine[];
  readonly amounts: SnapshotAmounts;
  readonly changes: readonly SnapshotChange[];
};

/** The most severe change represents all of them. */
export const reservationErrorOf = (changes: readonly SnapshotChange[]): ReservationError => {
  const kinds = changes.map(({ kind }) => kind);
  if (kinds.includes('sold_out') || kinds.includes('withdrawn')) return 'sold_out';
  return kinds[0] === undefined
    ? 'none'
    : kinds.includes('quantity_reduced') || kinds.includes('share_reached')
      ? 'quantity_reduced'
      : 'price_changed';
};
