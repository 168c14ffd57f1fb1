import type { Content as WireContent } from '@shop/contracts/contract';
import { pricePerMeasure, type Content } from '@shop/domain/content';
import type { MarketDuties } from '@shop/domain/market-duties';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import { sql, type Sql } from './sql.ts';

/** The content of a variant; null where it is not sold by measure. */
export const contentOf = (variantId: Sql): Sql => sql`(
  select json_build_object('amount', amount, 'unit', unit) from variant_content where variant_id = ${variantId}
)`;

type Delivered = Readonly<Record<'air' | 'sea', { readonly total: number }>>;

/** The content with the price of a kilogram or litre by each method, in markets whose law requires it. */
export const contentWire = (
  content: Content | null,
  { air, sea }: Delivered,
  { hasUnitPrices }: MarketDuties,
): WireContent | null => {
  if (content === null || !hasUnitPrices) return null;
  const price = ({ total }: Delivered['air']) => toWire(pricePerMeasure(fromWire(total), content));
  return { amount: content.amount, unit: content.unit, price: { air: price(air), sea: price(sea) } };
};
