import { sql, type Column, type Columns, type Database } from '@shop/database';
import { availableOfRow } from '@shop/commerce-stock';
import type { Visitor } from '@shop/commerce-kit/visitor';

/** The fields of a line that decide its available quantity and its price. */
export type CountedLine = Columns<'cart_line', { quantity: 'quantity' }> &
  // In 1/10000 USD.
  Columns<'product_variant', { priceUsd: 'price' }> & {
    readonly isWithdrawn: boolean;
    readonly available: number;
  };

/** Null: a guest, or a visitor without a cart. */
export type FoundSummary = {
  readonly firstName: Column<'client', 'first_name'> | null;
  readonly method: Column<'cart', 'shipping_method'> | null;
  readonly version: number;
  readonly lines: readonly CountedLine[];
};

/** The visitor's own reservation does not reduce what the visitor may order. */
const ownCheckout = sql`coalesce((
  select id from checkout_session where cart_id = cart.id and state in ('live', 'placing')
), 0)`;

const linesAt = (now: Date) => sql`
  select line.quantity, variant.price as "priceUsd", product.status = 'withdrawn' as "isWithdrawn",
    ${availableOfRow(sql.ref('variant'), ownCheckout, now)} as available
  from cart_line line
  join product_variant variant on variant.id = line.variant_id
  join product on product.id = variant.product_id
  where line.cart_id = cart.id and line.removed_at is null`;

/** One query, because every page of a visitor with a session waits for it. */
export const findVisitorSummary = async (
  db: Database,
  { sessionId, clientId }: Visitor,
  now: Date,
): Promise<FoundSummary> => {
  const isOwned = clientId === null ? sql`cart.visitor_id = ${sessionId}` : sql`cart.client_id = ${clientId}`;
  const { rows } = await sql<FoundSummary>`/* prepared */
    select
      (select first_name from client where id = ${clientId}) as "firstName",
      cart.shipping_method as method,
      coalesce((select max(id) from cart_change where cart_id = cart.id), 0) as version,
      (select coalesce(json_agg(found), '[]') from (${linesAt(now)}) found) as lines
    from (select 1) as always left join cart on ${isOwned}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a visitor without a cart has a row too');
  return row;
};
