import { sql, type Kysely } from 'kysely';

/** Deposits of reservations: what a brand's campaign asks for, and what became of each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table device_deposit (
    brand text primary key,
    amount bigint not null check (amount > 0),
    currency_id smallint not null references currency
  )`.execute(db);
  await sql`alter table device_reservation
    add column deposit bigint check (deposit > 0),
    add column deposit_currency_id smallint references currency,
    add column deposit_state text check (deposit_state in ('due', 'paid', 'owed', 'returning', 'returned')),
    add column pay_by timestamptz,
    add check ((deposit is null) = (deposit_state is null)),
    add check ((deposit is null) = (deposit_currency_id is null)),
    drop constraint device_reservation_state_check,
    add constraint device_reservation_state_check
      check (state in ('unconfirmed', 'paying', 'waiting', 'held', 'collected', 'cancelled', 'expired')),
    add check (state <> 'paying' or pay_by is not null)`.execute(db);
  await sql`drop index device_reservation_one_of_person`.execute(db);
  await sql`create unique index device_reservation_one_of_person on device_reservation (model_id, brand, email)
    where state in ('unconfirmed', 'paying', 'waiting', 'held')`.execute(db);
  await sql`create index device_reservation_owed on device_reservation (id) where deposit_state = 'owed'`.execute(
    db,
  );
  await sql`alter table payable
    drop constraint payable_kind_check,
    add constraint payable_kind_check check (kind in (
      'marketplace', 'quote', 'forward_request', 'misc_invoice', 'pro_invoice', 'top_up', 'device_deposit'))`.execute(
    db,
  );
};
