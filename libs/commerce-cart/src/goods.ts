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

/** The data of a cart besides its lines: its goods, its owner, and the checkout that it is in. */
export type Surroundings = {
  readonly goods: ReadonlyMap<number, Goods>;
  /** A pro client's tier. */
  readonly tier: string | null;
  /** The end of what the cart's own live checkout holds. */
  readonly reservedUntil: Date | null;
};

export const NOWHERE: Surroundings = { goods: new Map(), tier: null, reservedUntil: null };
