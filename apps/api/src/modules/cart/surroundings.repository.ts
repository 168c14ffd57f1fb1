import { sql, type Database } from '@shop/database';
import type { Visitor } from '../../platform/visitor.ts';

/** What holds for a cart besides its lines: whose it is, and the checkout that it is in. */
export type Surroundings = {
  /** A pro client's tier. */
  readonly tier: string | null;
  /** 0 without a live checkout; its own reservation does not lessen what this visitor may have. */
  readonly checkoutId: number;
  readonly reservedUntil: Date | null;
};

export const findSurroundings = async (
  db: Database,
  visitor: Visitor | null,
  cartId: number | null,
  now: Date,
): Promise<Surroundings> => {
  if (!visitor || cartId === null) return { tier: null, checkoutId: 0, reservedUntil: null };
  const { rows } = await sql<Surroundings>`
    select
      (select tier from client where id = ${visitor.clientId} and is_pro) as tier,
      coalesce(checkout.id, 0) as "checkoutId",
      (select max(expires_at) from stock_reservation
        where checkout_session_id = checkout.id and state = 'live' and expires_at > ${now}) as "reservedUntil"
    from (select 1) as one
    left join checkout_session checkout on checkout.cart_id = ${cartId} and checkout.state in ('live', 'placing')`.execute(
    db,
  );
  return rows[0] ?? { tier: null, checkoutId: 0, reservedUntil: null };
};

/** The least that local delivery of such a parcel costs, in 1/10000 USD; 0 where nobody delivers locally. */
export const findLeastDeliveryFee = async (
  db: Database,
  countryId: number,
  weightG: number,
): Promise<number> => {
  const row = await db
    .selectFrom('courier_fee')
    .innerJoin('courier', 'courier.id', 'courier_fee.courier_id')
    .select((eb) => eb.fn.min('courier_fee.fee').as('fee'))
    .where('courier.is_active', '=', true)
    .where('courier_fee.country_id', '=', countryId)
    .where('courier_fee.up_to_grams', '>=', weightG)
    .executeTakeFirst();
  return row?.fee ?? 0;
};
