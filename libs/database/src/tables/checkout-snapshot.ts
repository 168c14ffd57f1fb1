import type { ExchangeRates, Rate } from '@shop/domain/money';
import type { DiscountTier, ShippingMethod, TariffCard } from '@shop/domain/tariff';
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

/** The terms from which a session's amounts are calculated, locked together with its lines. */
export type SnapshotAmounts = {
  /** Each with the valid duty rule only. */
  readonly cards: Readonly<Record<ShippingMethod, TariffCard>>;
  readonly rates: ExchangeRates;
  readonly customsRates: ExchangeRates;
  /** Open shipping tiers, in the conversion currency. */
  readonly tiers: readonly DiscountTier[];
  /** When the terms were locked, as an ISO stamp. */
  readonly at: string;
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
