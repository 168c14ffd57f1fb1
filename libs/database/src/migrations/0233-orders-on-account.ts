import { sql, type Kysely } from 'kysely';

/**
 * Business clients pay orders on account: a means of the shop's own, and the claim that each such payment leaves, which
 * is a misc invoice.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into payment_processor (id, name) values (5, 'account')`.execute(db);
  await sql`alter table payment_method
    drop constraint payment_method_provider_check,
    -- The balance and the account are nothing that is offered to everyone.
    add constraint payment_method_provider_check check (provider not in (4, 5))`.execute(db);
  await sql`alter table misc_invoice
    add column claim_of_payment_id bigint unique references payment,
    add column credited bigint not null default 0,
    add column overdue_at timestamptz,
    add constraint misc_invoice_credited_check
      check (credited between 0 and total and (credited = 0 or claim_of_payment_id is not null)),
    add constraint misc_invoice_overdue_check check (overdue_at is null or claim_of_payment_id is not null)`.execute(
    db,
  );
  await sql`create index misc_invoice_claim_to_lapse on misc_invoice (due_on)
    where state = 'accepted' and claim_of_payment_id is not null and overdue_at is null`.execute(db);
  await sql`create or replace function keep_issued_misc_invoice() returns trigger language plpgsql as $$
    begin
      if old.issued_at is not null and (tg_op = 'DELETE' or
        (old.brand, old.client_id, old.year, old.number, old.currency_id, old.title, old.due_on, old.total, old.issued_at,
          old.claim_of_payment_id)
        is distinct from
        (new.brand, new.client_id, new.year, new.number, new.currency_id, new.title, new.due_on, new.total, new.issued_at,
          new.claim_of_payment_id))
      then raise exception 'an issued misc invoice is never changed'; end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
};
