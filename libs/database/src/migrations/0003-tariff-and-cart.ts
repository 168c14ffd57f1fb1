import { sql, type Kysely } from 'kysely';
import { CARTS } from './0003-carts.sql.ts';
import { DEFAULT_CARDS } from './0003-vat-and-duty-by-country.ts';
import { TARIFF } from './0003-tariff.sql.ts';

/** What delivery costs, and who has what in which cart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const part of [TARIFF, CARTS]) await sql.raw(part).execute(db);
  for (const { country_id, method, terms } of DEFAULT_CARDS) {
    await sql`
      insert into tariff_card (country_id, method, version, valid_from, currency_id, terms)
      values (${country_id}, ${method}, 1, '2020-01-01Z', 2, ${terms}::jsonb)
    `.execute(db);
  }
};
