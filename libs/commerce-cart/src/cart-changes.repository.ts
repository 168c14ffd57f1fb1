import { sql, type Columns, type Database, type Transaction } from '@shop/database';

/** How many changes are stored per cart: far more than a browser has open at once. */
export const KEPT_CHANGES = 100;
const KEPT_HOURS = 24;

/** A change by a shopper: its key, and its kind, since the forms of one page share a key. */
export type KeyedChange = { readonly key: string; readonly what: string };

/**
 * Stores a change of a cart whose row is locked. A change that was stored before returns its outcome; a new one
 * returns null, and the oldest changes are deleted.
 */
export const rememberChange = async (
  tx: Transaction,
  cartId: number,
  { key, what }: KeyedChange,
  now: Date,
): Promise<{ adjusted: boolean } | null> => {
  const { rows } = await sql<Columns<'cart_change', { id: 'id' }>>`/* prepared */
    with forgotten as (
      delete from cart_change where cart_id = ${cartId} and id <= (
        select id from cart_change where cart_id = ${cartId} order by id desc offset ${KEPT_CHANGES - 1} limit 1
      )
    )
    insert into cart_change (cart_id, change_key, what, made_at)
    values (${cartId}, ${key}, ${what}, ${now})
    on conflict (cart_id, change_key, what) do nothing
    returning id`.execute(tx);
  if (rows.length > 0) return null;
  const known = await tx
    .selectFrom('cart_change')
    .select('adjusted')
    .where('cart_id', '=', cartId)
    .where('change_key', '=', key)
    .where('what', '=', what)
    .executeTakeFirst();
  return known ?? { adjusted: false };
};

/** A repeated change reports again that the quantity was brought into range. */
export const rememberAdjusted = (tx: Transaction, cartId: number, { key, what }: KeyedChange) =>
  tx
    .updateTable('cart_change')
    .set({ adjusted: true })
    .where('cart_id', '=', cartId)
    .where('change_key', '=', key)
    .where('what', '=', what)
    .execute();

/** Moves the changes of a guest's cart to the client's cart. Those that both carts have are deleted. */
export const moveChanges = (tx: Transaction, fromCartId: number, toCartId: number) =>
  sql`
    insert into cart_change (cart_id, change_key, what, adjusted, made_at)
    select ${toCartId}, change_key, what, adjusted, made_at from cart_change where cart_id = ${fromCartId}
    on conflict (cart_id, change_key, what) do nothing`.execute(tx);

export const forgetOldChanges = (db: Database, now: Date) =>
  db
    .deleteFrom('cart_change')
    .where('made_at', '<', new Date(now.getTime() - KEPT_HOURS * 3_600_000))
    .execute();
