/**
 * The data of a variant that a cart needs: texts in one language, weight, and how many of it this visitor may order.
 */
export type Goods = {
  readonly variantId: number;
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly picture: string;
  readonly attributes: readonly string[];
  /** In 1/10000 USD. */
  readonly priceUsd: number;
  readonly isWithdrawn: boolean;
  readonly tariffLine: string;
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly available: number;
};

/** The least that local delivery of a parcel up to this weight costs, in 1/10000 USD. */
export type DeliveryFee = { readonly upToGrams: number; readonly fee: number };

/** The data of a cart besides its lines: its goods, its owner, and the checkout that it is in. */
export type Surroundings = {
  readonly goods: ReadonlyMap<number, Goods>;
  /** A pro client's tier. */
  readonly tier: string | null;
  /** The end of what the cart's own live checkout holds. */
  readonly reservedUntil: Date | null;
  readonly deliveryFees: readonly DeliveryFee[];
};

export const NOWHERE: Surroundings = { goods: new Map(), tier: null, reservedUntil: null, deliveryFees: [] };

/** 0 where no courier delivers such a weight locally. */
export const leastFee = (fees: readonly DeliveryFee[], weightG: number): number =>
  fees.reduce(
    (least, { upToGrams, fee }) => (upToGrams >= weightG && (least === 0 || fee < least) ? fee : least),
    0,
  );
