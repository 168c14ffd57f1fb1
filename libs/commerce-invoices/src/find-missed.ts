import { sql, type Database } from '@shop/database';

/** Adds due documents for booked payments of orders without any: old ones, and those of the demo. */
export const findMissed = async (db: Database): Promise<void> => {
  await sql`insert into invoice_due (kind, quote_id, payment_id, cause)
    select 'invoice', quote_id, id, 'payment:' || reference from payment
    where booked_at is not null and quote_id is not null order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
  await sql`insert into invoice_due (kind, quote_id, payment_id, cause)
    select 'credit_note', quote_id, id, 'payment:' || reference || ':returned' from payment
    where booked_at is not null and quote_id is not null and state in ('refund_due', 'refunded', 'charged_back')
    order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
  await sql`insert into invoice_due (kind, quote_id, payment_id, amount, cause)
    select 'credit_note', quote_id, id, refunded_amount - credited, 'payment:' || reference || ':refunded:' || refunded_amount
    from payment
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as credited from invoice_due
      where invoice_due.payment_id = payment.id and invoice_due.kind = 'credit_note'
    ) as due
    where booked_at is not null and quote_id is not null and state = 'captured' and refunded_amount > credited
    order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
};
