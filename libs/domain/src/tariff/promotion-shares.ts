import { AMOUNT_PER_CENT, type Amount } from '../money.ts';
import type { ConsignmentLine } from './consignment.ts';

export type PromotedLine = Pick<ConsignmentLine, 'price' | 'quantity'> & { readonly variantId: number };

type Part = {
  readonly at: number;
  readonly variantId: number;
  readonly cents: bigint;
  readonly rest: bigint;
};

/**
 * A promotion's share of each line: by value, floored to cents; the remaining cents go to the largest remainders, then
 * to the lower variant id. Refunds and invoices use the same shares.
 */
export const promotionShares = (lines: readonly PromotedLine[], promotion: Amount): readonly Amount[] => {
  const values = lines.map(({ price, quantity }) => BigInt(price * quantity));
  const whole = values.reduce((sum, value) => sum + value, 0n);
  if (promotion === 0 || whole === 0n) return lines.map(() => 0);
  const cents = BigInt(promotion / AMOUNT_PER_CENT);
  const parts = lines.map(({ variantId }, at): Part => {
    const exact = cents * (values[at] ?? 0n);
    return { at, variantId, cents: exact / whole, rest: exact % whole };
  });
  const left = Number(cents - parts.reduce((sum, part) => sum + part.cents, 0n));
  const first = new Set(
    parts
      .toSorted(byRemainder)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map((part) => (Number(part.cents) + (first.has(part.at) ? 1 : 0)) * AMOUNT_PER_CENT);
};

const byRemainder = (left: Part, right: Part): number =>
  left.rest === right.rest ? left.variantId - right.variantId : left.rest > right.rest ? -1 : 1;

/** The lines, each with its share of the promotion. */
export const withPromotion = <Line extends ConsignmentLine & PromotedLine>(
  lines: readonly Line[],
  promotion: Amount,
): readonly Line[] => {
  if (promotion === 0) return lines;
  const shares = promotionShares(lines, promotion);
  return lines.map((line, at) => ({ ...line, promotionShare: shares[at] ?? 0 }));
};
