import { sql, type Kysely } from 'kysely';

/**
 * The ways to pay that payments may name: a table that the API fills from its payment providers when it starts, so
 * that a new provider needs no migration. The four that were there keep their ids.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table payment_processor (
    id smallint primary key check (id > 0),
    -- As staff read it.
    name text not null
  )`.execute(db);
  await sql`insert into payment_processor (id, name) values
    (1, 'card'), (2, 'wallet'), (3, 'bank'), (4, 'balance')`.execute(db);
  await sql`alter table payment_method
    drop constraint payment_method_provider_check,
    add constraint payment_method_provider_known foreign key (provider) references payment_processor,
    -- The balance is nothing that is offered.
    add constraint payment_method_provider_check check (provider <> 4)`.execute(db);
  await sql`alter table payment
    drop constraint payment_provider_check,
    add constraint payment_provider_known foreign key (provider) references payment_processor`.execute(db);
  for (const table of ['payment_event', 'payment_review'])
    await sql`alter table ${sql.table(table)}
      add foreign key (provider) references payment_processor`.execute(db);
};
