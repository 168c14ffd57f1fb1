import { sql, type Kysely } from 'kysely';

/** Staff see money that went back to a payer twice, because its provider gave what was on the balance already. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payment_review drop constraint payment_review_reason_check`.execute(db);
  await sql`alter table payment_review add constraint payment_review_reason_check check (reason in (
    'wrong_sum', 'wrong_currency', 'provider_defect', 'unknown_reference', 'captured_after_release', 'dispute',
    'refund_failed', 'returned_twice', 'settlement'))`.execute(db);
};
