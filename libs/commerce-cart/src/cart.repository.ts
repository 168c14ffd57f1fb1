import { sql, type Columns, type Database, type Transaction } from '@shop/database';
import { joinCarts, type Cart } from '@shop/domain/cart';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { availableOf } from '@shop/commerce-stock';
import { moveChanges } from './cart-changes.repository.ts';

export type StoredLine = {
  readonly id: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly priceSeen: number;
};

export type RemovedLine = StoredLine & { readonly removedAt: Date };

/** A cart as stored. `removed` is the line that can still be restored. */
export type StoredCart = {
  readonly id: number;
  readonly shippingMethod: ShippingMethod;
  readonly lines: readonly StoredLine[];
  readonly removed: RemovedLine | null;
};

type Owner = { readonly visitor_id: number | null; readonly client_id: number | null };

const ownerOf = ({ sessionId, clientId }: Visitor): Owner =>
  clientId === null ? { visitor_id: sessionId, client_id: null } : { visitor_id: null, client_id: clientId };

type CartRow = Columns<'cart', { id: 'id'; shippingMethod: 'shipping_method' }>;
type LineRow = Columns<
  'cart_line',
  {
    id: 'id';
    variantId: 'variant_id';
    quantity: 'quantity';
    priceSeen: 'price_seen';
    removedAt: 'removed_at';
  }
>;

const findRow = async (
  db: Database,
  { sessionId, clientId }: Visitor,
  lock = sql``,
): Promise<CartRow | undefined> => {
  const isOwned = clientId === null ? sql`visitor_id = ${sessionId}` : sql`client_id = ${clientId}`;
  const { rows } = await sql<CartRow>`/* prepared */
    select id, shipping_method as "shippingMethod" from cart where ${isOwned} ${lock}`.execute(db);
  return rows[0];
};

/**
 * A query of its own, after the lock: joined to the locking query, it would return the lines as they were before the
 * wait.
 */
const withLines = async (db: Database, row: CartRow | undefined): Promise<StoredCart | null> => {
  if (!row) return null;
  const { rows } = await sql<LineRow>`/* prepared */
    select id, variant_id as "variantId", quantity, price_seen as "priceSeen", removed_at as "removedAt"
    from cart_line where cart_id = ${row.id} order by added_at, id`.execute(db);
  const lines = rows.filter(({ removedAt }) => !removedAt).map(({ removedAt: _, ...line }) => line);
  const [removed] = rows.flatMap(({ removedAt, ...line }) => (removedAt ? [{ ...line, removedAt }] : []));
  return { ...row, lines, removed: removed ?? null };
};

export const findCart = async (db: Database, visitor: Visitor | null): Promise<StoredCart | null> =>
  visitor ? withLines(db, await findRow(db, visitor)) : null;

/** The cart with its row locked until the transaction ends: concurrent changes wait, and none is lost. */
export const lockCart = async (tx: Transaction, visitor: Visitor): Promise<StoredCart | null> =>
  withLines(tx, await findRow(tx, visitor, sql`for update`));

/**
 * The current visitor of a guest's session: a login in another tab may have ended it and moved the cart to the
 * client.
 */
const asNow = async (tx: Transaction, visitor: Visitor): Promise<Visitor | null> => {
  if (visitor.clientId !== null) return visitor;
  const session = await tx
    .selectFrom('visitor_session')
    .select('client_id')
    .where('id', '=', visitor.sessionId)
    .forShare()
    .executeTakeFirst();
  return session ? { ...visitor, clientId: session.client_id } : null;
};

/** Null when the session has ended meanwhile. */
export const lockOrMakeCart = async (
  tx: Transaction,
  asked: Visitor,
  method: ShippingMethod,
): Promise<StoredCart | null> => {
  const found = await lockCart(tx, asked);
  if (found) return found;
  const visitor = await asNow(tx, asked);
  if (!visitor) return null;
  const owner = ownerOf(visitor);
  // Another tab may have created the cart meanwhile: then that cart is used.
  await tx
    .insertInto('cart')
    .values({ brand: visitor.brand, shipping_method: method, ...owner })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockCart(tx, visitor);
};

/** Writes what a rule decided, only lines that differ, and returns the cart after it. */
export const saveLines = async (
  tx: Transaction,
  before: StoredCart,
  after: Cart,
  now: Date,
): Promise<StoredCart> => {
  const known = new Map(before.lines.map((line) => [line.variantId, line]));
  const changed = after.lines.filter(({ variantId, quantity, priceSeen }) => {
    const line = known.get(variantId);
    return line?.quantity !== quantity || line.priceSeen !== priceSeen;
  });
  if (changed.length === 0) return before;
  const written = await tx
    .insertInto('cart_line')
    .values(
      changed.map(({ variantId, quantity, priceSeen }) => ({
        cart_id: before.id,
        variant_id: variantId,
        quantity,
        price_seen: priceSeen,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'variant_id']).doUpdateSet({
        quantity: sql`excluded.quantity`,
        price_seen: sql`excluded.price_seen`,
        // A line that is added again after its removal is a new one at the end.
        added_at: sql`case when cart_line.removed_at is null then cart_line.added_at else excluded.added_at end`,
        removed_at: null,
      }),
    )
    .returning(['id', 'variant_id as variantId'])
    .execute();
  const ids = new Map([...before.lines, ...written].map(({ variantId, id }) => [variantId, id]));
  const isBack = written.some(({ id }) => id === before.removed?.id);
  return {
    ...before,
    lines: after.lines.map((line) => ({ ...line, id: ids.get(line.variantId) ?? 0 })),
    removed: isBack ? null : before.removed,
  };
};

/** Removes a line so that it can be restored. An older removal can no longer be undone. */
export const removeLine = async (
  tx: Transaction,
  cart: StoredCart,
  lineId: number,
  now: Date,
): Promise<void> => {
  await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cart.id)
    .where('removed_at', 'is not', null)
    .execute();
  await tx.updateTable('cart_line').set({ removed_at: now }).where('id', '=', lineId).execute();
};

export const restoreLine = (tx: Transaction, lineId: number) =>
  tx.updateTable('cart_line').set({ removed_at: null }).where('id', '=', lineId).execute();

export const saveMethod = (tx: Transaction, cartId: number, method: ShippingMethod) =>
  tx.updateTable('cart').set({ shipping_method: method }).where('id', '=', cartId).execute();

/** The shipping method that was chosen on the device where a client logs in becomes the client's. */
export const setMethodOfClient = async (
  db: Database,
  clientId: number,
  method: ShippingMethod,
): Promise<void> => {
  await db.updateTable('cart').set({ shipping_method: method }).where('client_id', '=', clientId).execute();
};

/** After an order: deletes all lines, or those that were ordered. */
export const emptyCart = async (
  db: Database,
  cartId: number,
  variantIds?: readonly number[],
): Promise<void> => {
  await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .$if(variantIds !== undefined, (query) => query.where('variant_id', 'in', [...(variantIds ?? [])]))
    .execute();
};

const toCart = ({ lines, shippingMethod }: StoredCart): Cart => ({ lines, shippingMethod });

/** Makes the guest's cart the client's. A client who has a cart keeps it, with the guest's lines added. */
export const joinGuestCart = async (
  tx: Transaction,
  guestSessionId: number,
  client: { readonly id: number; readonly brand: string },
  now: Date,
): Promise<void> => {
  const guest = await lockCart(tx, { sessionId: guestSessionId, clientId: null, brand: client.brand });
  if (!guest) return;
  const own = await lockCart(tx, { sessionId: guestSessionId, clientId: client.id, brand: client.brand });
  if (!own) {
    await tx
      .updateTable('cart')
      .set({ visitor_id: null, client_id: client.id })
      .where('id', '=', guest.id)
      .execute();
    return;
  }
  const available = await availableOf(
    tx,
    guest.lines.map(({ variantId }) => variantId),
    now,
  );
  const joined = joinCarts(toCart(guest), toCart(own), (variantId) => available.get(variantId) ?? 0);
  await saveLines(tx, own, joined, now);
  await saveMethod(tx, own.id, joined.shippingMethod);
  await moveChanges(tx, guest.id, own.id);
  await tx.deleteFrom('cart').where('id', '=', guest.id).execute();
};
