import type { Amount, Rate } from '../money.ts';

export const DISCOUNT_TYPE = { fixed: 0, percentage: 1 } as const;
export type DiscountType = (typeof DISCOUNT_TYPE)[keyof typeof DISCOUNT_TYPE];

/** Type 0 has an amount in the checkout's currency, type 1 a rate. */
export type Discount =
  { readonly type: 0; readonly amount: Amount } | { readonly type: 1; readonly rate: Rate };
