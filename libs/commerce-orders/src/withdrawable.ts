import { sumOf } from '@shop/domain/money';
import { isTooLate } from '@shop/domain/withdrawal';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { OrderLineRow, WithdrawnPart } from './orders.repository.ts';

type Known = {
  readonly lines: readonly OrderLineRow[];
  readonly timeline: readonly { readonly state: string; readonly created_at: Date }[];
  readonly withdrawn: readonly WithdrawnPart[];
  readonly brand: Pick<ShopBrand, 'promises' | 'timeZone'>;
  readonly now: Date;
};

/** The brand takes goods back, the term runs, and some goods of the order were not withdrawn yet. */
export const isWithdrawable = ({ lines, timeline, withdrawn, brand, now }: Known): boolean => {
  const returnDays = brand.promises?.returnDays ?? null;
  if (returnDays === null) return false;
  const arrivedAt = timeline.findLast(({ state }) => state === 'delivered')?.created_at ?? null;
  if (isTooLate({ arrivedAt, returnDays, timeZone: brand.timeZone }, now)) return false;
  return sumOf(withdrawn.map(({ quantity }) => quantity)) < sumOf(lines.map(({ quantity }) => quantity));
};
