import { sql, type Database, type RawBuilder, type Transaction } from '@shop/database';
import { allowance } from '@shop/domain/holds';
import { keepsPieces } from './available.sql.ts';

export type WantedPiece = { readonly variantId: number; readonly quantity: number };
export type Shortage = { readonly variantId: number; readonly wanted: number; readonly available: number };

/** A checkout that reserves pieces, and its network place. */
export type Holder = { readonly sessionId: number; readonly place: string | null };

/** How many pieces are available to a checkout, and how many of them it may reserve. */
export type Allowance = { readonly available: number; readonly allowed: number };

/**
 * Two lines of one variant are added up, and rows are always locked in id order, so that two buyers cannot deadlock.
 */
const byVariant = (wanted: readonly WantedPiece[]): WantedPiece[] => {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of wanted) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId - b.variantId);
};

/** The reserved pieces by variant and holder. */
const reservedOf = async (db: Database, variantIds: readonly number[], now: Date, holder: Holder) => {
  const rows = await db
    .selectFrom('stock_reservation')
    .select([
      'variant_id',
      sumWhere(sql`checkout_session_id <> ${holder.sessionId}`).as('held'),
      sumWhere(sql`checkout_session_id <> ${holder.sessionId} and place = ${holder.place}`).as('heldAtPlace'),
      sumWhere(sql`checkout_session_id = ${holder.sessionId}`).as('own'),
    ])
    .where('variant_id', 'in', variantIds)
    .where(keepsPieces(now))
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, ...sums }) => [variant_id, sums]));
};

const sumWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(quantity) filter (where ${condition}), 0)::int`;

const NO_HOLDER: Holder = { sessionId: 0, place: null };

/**
 * How many pieces a checkout may reserve of each variant: limited by the stock, its own share, and that of its place.
 */
export const allowancesOf = async (
  db: Database,
  variantIds: readonly number[],
  now: Date,
  holder: Holder,
): Promise<Map<number, Allowance>> => {
  if (variantIds.length === 0) return new Map();
  const [stock, reserved] = await Promise.all([
    onHandOf(db, variantIds),
    reservedOf(db, variantIds, now, holder),
  ]);
  return new Map(
    [...stock].map(([id, onHand]) => [
      id,
      allowance({ onHand, ...(reserved.get(id) ?? { held: 0, heldAtPlace: 0, own: 0 }) }),
    ]),
  );
};

/** on_hand − live reservations, never below 0. */
export const availableOf = async (
  db: Database,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> => {
  const allowances = await allowancesOf(db, variantIds, now, NO_HOLDER);
  return new Map([...allowances].map(([id, { available }]) => [id, available]));
};

export const onHandOf = async (db: Database, variantIds: readonly number[]): Promise<Map<number, number>> => {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variant')
    .select(['id', 'on_hand'])
    .where('id', 'in', [...new Set(variantIds)])
    .execute();
  return new Map(rows.map(({ id, on_hand }) => [id, on_hand]));
};

const lockVariants = async (tx: Transaction, pieces: readonly WantedPiece[]): Promise<void> => {
  await tx
    .selectFrom('product_variant')
    .select('id')
    .where(
      'id',
      'in',
      pieces.map(({ variantId }) => variantId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

export type HoldTime = { readonly until: Date; readonly now: Date };

/** Reserves all pieces for a checkout, or none of them and returns which are short. */
export const reserveLines = async (
  tx: Transaction,
  holder: Holder,
  wanted: readonly WantedPiece[],
  { until, now }: HoldTime,
): Promise<Shortage[]> => {
  const pieces = byVariant(wanted);
  if (pieces.length === 0) return [];
  await lockVariants(tx, pieces);
  const allowances = await allowancesOf(
    tx,
    pieces.map(({ variantId }) => variantId),
    now,
    holder,
  );
  const short = pieces
    .map(({ variantId, quantity }) => ({
      variantId,
      wanted: quantity,
      available: allowances.get(variantId)?.allowed ?? 0,
    }))
    .filter((piece) => piece.wanted > piece.available);
  await releaseReservation(tx, holder.sessionId);
  if (short.length > 0) return short;
  await tx
    .insertInto('stock_reservation')
    .values(
      pieces.map(({ variantId, quantity }) => ({
        checkout_session_id: holder.sessionId,
        place: holder.place,
        variant_id: variantId,
        quantity,
        expires_at: until,
      })),
    )
    .execute();
  return [];
};

/** A payment is in flight: the pieces stay reserved for it after the reservation's own end. */
export const holdReservation = (tx: Transaction, sessionId: number) =>
  tx
    .updateTable('stock_reservation')
    .set({ state: 'held' })
    .where('checkout_session_id', '=', sessionId)
    .where('state', '=', 'live')
    .execute();

/** The payment failed: the visitor keeps the pieces for another attempt. */
export const resumeReservation = (tx: Transaction, sessionId: number, until: Date) =>
  tx
    .updateTable('stock_reservation')
    .set({ state: 'live', expires_at: until })
    .where('checkout_session_id', '=', sessionId)
    .where('state', 'in', ['held', 'live'])
    .execute();

export const releaseReservation = (tx: Transaction, sessionId: number) =>
  tx
    .updateTable('stock_reservation')
    .set({ state: 'released', place: null })
    .where('checkout_session_id', '=', sessionId)
    .where('state', 'in', ['held', 'live'])
    .execute();

/** Moves a session's pieces from one state to another, in and out of stock, and locks them in id order. */
const movePieces = async (
  tx: Transaction,
  sessionId: number,
  {
    from,
    to,
    sign,
  }: { from: readonly ('held' | 'live' | 'consumed')[]; to: 'consumed' | 'returned'; sign: 1 | -1 },
): Promise<void> => {
  const held = await tx
    .selectFrom('stock_reservation')
    .select(['variant_id as variantId', 'quantity'])
    .where('checkout_session_id', '=', sessionId)
    .where('state', 'in', from)
    .forUpdate()
    .execute();
  if (held.length === 0) return;
  const pieces = byVariant(held);
  await lockVariants(tx, pieces);
  for (const { variantId, quantity } of pieces) {
    await tx
      .updateTable('product_variant')
      .set({ on_hand: sql<number>`on_hand + ${sign * quantity}` })
      .where('id', '=', variantId)
      .execute();
  }
  await tx
    .updateTable('stock_reservation')
    .set({ state: to, place: null })
    .where('checkout_session_id', '=', sessionId)
    .where('state', 'in', from)
    .execute();
};

/** Sold: the held pieces leave the stock. The same session consumes once, however often this is called. */
export const consumeReservation = (tx: Transaction, sessionId: number): Promise<void> =>
  movePieces(tx, sessionId, { from: ['held', 'live'], to: 'consumed', sign: -1 });

/** The order was cancelled before it was sent: its pieces return to stock, once. */
export const returnReservation = (tx: Transaction, sessionId: number): Promise<void> =>
  movePieces(tx, sessionId, { from: ['consumed'], to: 'returned', sign: 1 });
