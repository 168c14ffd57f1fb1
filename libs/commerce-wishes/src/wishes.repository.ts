import { sql, type Column, type Columns, type Database, type Transaction } from '@shop/database';
import { availableNow } from './wished-goods.repository.ts';

export type Saved = Columns<'product_variant', { price: 'price' }> & { readonly isInStock: boolean };

/** The version as it can be saved now; undefined where it is unknown or withdrawn. */
export const findToSave = async (db: Database, variantId: number, now: Date): Promise<Saved | undefined> => {
  const { rows } = await sql<Saved>`
    select variant.price, ${availableNow(now)} > 0 as "isInStock"
    from product_variant variant join product on product.id = variant.product_id
    where variant.id = ${variantId} and product.status <> 'withdrawn'`.execute(db);
  return rows[0];
};

/** Changes of one list wait for each other, so that none grows above its limit. */
export const lockList = async (tx: Transaction, clientId: number): Promise<number> => {
  await tx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirst();
  const { count } = await tx
    .selectFrom('wish')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const hasWish = async (db: Database, clientId: number, variantId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('wish')
    .select('id')
    .where('client_id', '=', clientId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  return row !== undefined;
};

export const insertWish = async (
  tx: Transaction,
  { clientId, variantId, price, isInStock, now }: Saved & { clientId: number; variantId: number; now: Date },
): Promise<void> => {
  await tx
    .insertInto('wish')
    .values({
      client_id: clientId,
      variant_id: variantId,
      price_saved: price,
      was_in_stock: isInStock,
      created_at: now,
    })
    .execute();
};

/** False where the client has no such wish. */
export const deleteWish = async (db: Database, clientId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('wish')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

type Alert = {
  readonly percent: Column<'wish', 'alert_percent'>;
  readonly tellsStock: boolean;
};

/** False where the client has no such wish. What the client sees now is what a later mail is compared with. */
export const updateAlert = async (
  db: Database,
  { clientId, id, percent, tellsStock, now }: Alert & { clientId: number; id: number; now: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update wish set alert_percent = ${percent}, tells_stock = ${tellsStock},
      was_in_stock = ${availableNow(now)} > 0,
      price_told = case when ${percent}::int is distinct from alert_percent then null else price_told end
    from product_variant variant
    where variant.id = wish.variant_id and wish.id = ${id} and wish.client_id = ${clientId}`.execute(db);
  return numAffectedRows > 0n;
};

export const endAlertsOf = async (db: Database, clientId: number): Promise<void> => {
  await db
    .updateTable('wish')
    .set({ alert_percent: null, tells_stock: false })
    .where('client_id', '=', clientId)
    .execute();
};
