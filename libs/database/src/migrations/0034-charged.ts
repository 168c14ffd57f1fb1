import { sql, type Kysely } from 'kysely';

/**
 * What is charged may be another sum in another currency than the order's: a provider need not take the order's
 * currency. Facts about money (`captured_amount`, `refunded_amount`) are in the charged one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payment
    add column brand text,
    add column charged_amount bigint check (charged_amount >= 0),
    add column charged_currency_id smallint references currency,
    -- What the provider keeps for itself, in the charged currency; null while it is not known.
    add column provider_fee bigint`.execute(db);
  await sql`update payment set brand = payable.brand, charged_amount = payment.amount,
      charged_currency_id = payment.currency_id
    from payable where payable.id = payment.payable_id`.execute(db);
  await sql`alter table payment
    alter column brand set not null,
    alter column charged_amount set not null,
    alter column charged_currency_id set not null`.execute(db);
  await sql`alter table sandbox_payment add column refund_keys text[] not null default '{}'`.execute(db);
};
