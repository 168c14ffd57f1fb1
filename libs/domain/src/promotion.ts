import type { Amount } from './money.ts';
import { err, ok, type Result } from './result.ts';
import { DISCOUNT_TYPE, type Discount, type DiscountType } from './totals/discount.ts';

export type Promotion = {
  readonly id: number;
  readonly code: string;
  readonly type: DiscountType;
  /** Fixed: a sum in USD. Percentage: in 1/1000000. */
  readonly value: number;
  /** In USD. */
  readonly minimumSubtotal: Amount;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesInTotal: number | null;
  readonly usesPerClient: number | null;
};

export type PromotionContext = {
  readonly now: Date;
  readonly subtotal: Amount;
  readonly usedInTotal: number;
  readonly usedByClient: number;
  /** From USD to the checkout's currency. */
  readonly fromUsd: (amount: Amount) => Amount;
};

export type PromotionRefusal =
  | { readonly kind: 'not_valid_now' }
  | { readonly kind: 'subtotal_too_small'; readonly minimum: Amount }
  | { readonly kind: 'used_up' };

/** The discount of a code on the goods, or the reason for its refusal. */
export const promotionDiscount = (
  promotion: Promotion,
  { now, subtotal, usedInTotal, usedByClient, fromUsd }: PromotionContext,
): Result<Discount, PromotionRefusal> => {
  if (promotion.startsAt && now < promotion.startsAt) return err({ kind: 'not_valid_now' });
  if (promotion.endsAt && now >= promotion.endsAt) return err({ kind: 'not_valid_now' });
  const minimum = fromUsd(promotion.minimumSubtotal);
  if (subtotal < minimum) return err({ kind: 'subtotal_too_small', minimum });
  if (isUsedUp(promotion.usesInTotal, usedInTotal)) return err({ kind: 'used_up' });
  if (isUsedUp(promotion.usesPerClient, usedByClient)) return err({ kind: 'used_up' });
  return ok(
    promotion.type === DISCOUNT_TYPE.fixed
      ? { type: DISCOUNT_TYPE.fixed, amount: fromUsd(promotion.value) }
      : { type: DISCOUNT_TYPE.percentage, rate: promotion.value },
  );
};

const isUsedUp = (limit: number | null, used: number): boolean => limit !== null && used >= limit;
