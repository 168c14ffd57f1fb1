import type { Breakdown, ExchangeRates, Rate } from '@shop/domain';

/** Words by language code. */
export type Words = Readonly<Record<string, string>>;

/** One line of the cart as it was when the session was made: what is paid is what was shown. */
export type SnapshotLine = {
  readonly lineId: number;
  readonly variantId: number;
  readonly productId: number;
  readonly sku: string;
  readonly slug: string;
  readonly names: Words;
  readonly manufacturer: string;
  readonly attributes: readonly Words[];
  readonly picture: string;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** In the session's currency. */
  readonly price: number;
  readonly priceUsd: number;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
};

export type MethodAmounts = {
  readonly shipping: number;
  readonly discount: number;
  readonly breakdown: Breakdown;
  readonly daysFrom: number;
  readonly daysTo: number;
};

export type SnapshotAmounts = {
  readonly air: MethodAmounts;
  readonly sea: MethodAmounts;
  /** Locked with the lines. */
  readonly rates: ExchangeRates;
  /** What a pro client's tier gives off freight. */
  readonly tierRate: Rate;
  readonly weightG: number;
};

type ChangeKind = 'sold_out' | 'quantity_reduced' | 'share_reached' | 'price_changed' | 'withdrawn';

/** What is no longer as the visitor last saw it; a price's before and after are in the session's currency. */
export type SnapshotChange = {
  readonly variantId: number;
  readonly names: Words;
  readonly kind: ChangeKind;
  readonly before: number;
  readonly after: number;
};

export type Snapshot = {
  readonly lines: readonly SnapshotLine[];
  readonly amounts: SnapshotAmounts;
  readonly changes: readonly SnapshotChange[];
};

type ReservationError = 'none' | 'sold_out' | 'quantity_reduced' | 'price_changed' | 'expired';

/** The gravest change names the whole. */
export const reservationErrorOf = (changes: readonly SnapshotChange[]): ReservationError => {
  const kinds = changes.map(({ kind }) => kind);
  if (kinds.includes('sold_out') || kinds.includes('withdrawn')) return 'sold_out';
  return kinds[0] === undefined
    ? 'none'
    : kinds.includes('quantity_reduced') || kinds.includes('share_reached')
      ? 'quantity_reduced'
      : 'price_changed';
};
