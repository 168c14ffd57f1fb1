import { sql, type Kysely } from 'kysely';

/** Why a buyer cancelled a paid order before its goods were bought. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_cancellation (
      quote_id bigint primary key references quote on delete cascade,
      reason text not null check (reason in ('changed_mind', 'wrong_item', 'found_cheaper', 'too_slow', 'other')),
      created_at timestamptz not null default shop_now()
    )`.execute(db);
};
