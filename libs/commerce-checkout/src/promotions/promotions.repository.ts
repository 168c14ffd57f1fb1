import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Promotion } from '@shop/domain/promotion';
import type { Selectable } from 'kysely';

export type PromotionUser = { readonly clientId: number | null; readonly email: string | null };

const toPromotion = (row: Selectable<Schema['promotion']>): Promotion => ({
  id: row.id,
  code: row.code,
  type: row.promotion_type,
  value: row.value,
  minimumSubtotal: row.minimum_subtotal,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usesInTotal: row.uses_in_total,
  usesPerClient: row.uses_per_client,
});

/** Another brand's code is answered like one that does not exist. */
export const findPromotionByCode = async (
  db: Database,
  brand: string,
  code: string,
): Promise<Promotion | null> => {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where(sql`lower(code)`, '=', code.trim().toLowerCase())
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('brands', 'is', null), sql<boolean>`${brand} = any(brands)`]))
    .executeTakeFirst();
  return row ? toPromotion(row) : null;
};

export const findPromotion = async (db: Database, id: number): Promise<Promotion | null> => {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? toPromotion(row) : null;
};

/** Serialises the last uses of a limited code. */
export const lockPromotion = (tx: Transaction, id: number) =>
  tx.selectFrom('promotion').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** Uses by others and by the same person; a guest is identified by the e-mail address. */
export const countUses = async (
  db: Database,
  promotionId: number,
  { clientId, email }: PromotionUser,
  exceptQuote = 0,
): Promise<{ usedInTotal: number; usedByClient: number }> => {
  const { rows } = await sql<{ total: number; own: number }>`
    select count(*)::int as total,
      count(*) filter (where client_id = ${clientId}::bigint or lower(email) = lower(${email}::text))::int as own
    from promotion_use where promotion_id = ${promotionId} and quote_id <> ${exceptQuote}`.execute(db);
  return { usedInTotal: rows[0]?.total ?? 0, usedByClient: rows[0]?.own ?? 0 };
};

export const keepUse = (
  tx: Transaction,
  use: { promotionId: number; quoteId: number; clientId: number | null; email: string },
) =>
  tx
    .insertInto('promotion_use')
    .values({
      promotion_id: use.promotionId,
      quote_id: use.quoteId,
      client_id: use.clientId,
      email: use.email,
    })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'quote_id']).doNothing())
    .execute();

export const dropUse = (tx: Transaction, quoteId: number) =>
  tx.deleteFrom('promotion_use').where('quote_id', '=', quoteId).execute();
