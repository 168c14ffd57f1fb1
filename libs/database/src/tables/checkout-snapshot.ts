import type { Breakdown, ExchangeRates, Rate } from '@shop/domain';
import type { Words } from '../columns.ts';

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

type SnapshotChangeKind = 'sold_out' | 'quantity_reduced' | 'share_reached' | 'price_changed' | 'withdrawn';

/** What is no longer as the visitor last saw it; a price's before and after are in the session's currency. */
export type SnapshotChange = {
  readonly variantId: number;
  readonly names: Words;
  readonly kind: SnapshotChangeKind;
  readonly before: number;
  readonly after: number;
};
