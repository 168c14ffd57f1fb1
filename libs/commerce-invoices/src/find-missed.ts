import { sql, type Database } from '@shop/database';

/** Booked payments with what they paid for; a top-up has no document, and neither has the claim of an order. */
const PAID = sql`(
  select payment.id, payment.reference, payment.booked_at, payment.state, payment.refunded_amount, payment.quote_id,
    case when payable.kind = 'misc_invoice' then payable.rel_id end as misc_invoice_id
  from payment join payable on payable.id = payment.payable_id
  where payment.booked_at is not null and (payment.quote_id is not null or payable.kind = 'misc_invoice')
    and not exists (select from misc_invoice claim where payable.kind = 'misc_invoice'
      and claim.id = payable.rel_id and claim.claim_of_payment_id is not null)
) as paid`;

/**
 * Adds due documents for booked payments without any: old ones, and those of the demo. False while nothing was ever
 * paid: the demo's data may arrive after the start of the server.
 */
export const findMissed = async (db: Database): Promise<boolean> => {
  const { rows: paid } = await sql`select from payment where booked_at is not null limit 1`.execute(db);
  if (paid.length === 0) return false;
  await sql`insert into invoice_due (kind, quote_id, misc_invoice_id, payment_id, cause)
    select 'invoice', quote_id, misc_invoice_id, id, 'payment:' || reference from ${PAID}
    order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
  await sql`insert into invoice_due (kind, quote_id, misc_invoice_id, payment_id, cause)
    select 'credit_note', quote_id, misc_invoice_id, id, 'payment:' || reference || ':returned' from ${PAID}
    where state in ('refund_due', 'refunded', 'charged_back')
    order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
  await sql`insert into invoice_due (kind, quote_id, misc_invoice_id, payment_id, amount, cause)
    select 'credit_note', quote_id, misc_invoice_id, id, refunded_amount - credited,
      'payment:' || reference || ':refunded:' || refunded_amount
    from ${PAID}
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as credited from invoice_due
      where invoice_due.payment_id = paid.id and invoice_due.kind = 'credit_note'
    ) as due
    where state = 'captured' and refunded_amount > credited
    order by booked_at, id
    on conflict (cause) do nothing`.execute(db);
  return true;
};
