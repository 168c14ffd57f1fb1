import type { ExchangeRates, Rate } from '@shop/domain/money';
import type { Breakdown } from '@shop/domain/tariff';
import type { Words } from '../columns.ts';

/** One line of the cart as it was when the session was created: the shown amount is the one that is paid. */
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
  /** The discount on freight of a pro client's tier. */
  readonly tierRate: Rate;
  readonly weightG: number;
};

type SnapshotChangeKind = 'sold_out' | 'quantity_reduced' | 'share_reached' | 'price_changed' | 'withdrawn';

/** A difference to what the visitor last saw; prices before and after are in the session's currency. */
export type SnapshotChange = {
  readonly variantId: number;
  readonly names: Words;
  readonly kind: SnapshotChangeKind;
  readonly before: number;
  readonly after: number;
};
