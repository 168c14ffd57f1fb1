import { sql, type Kysely } from 'kysely';
import { PAYMENT_REVIEW } from './0008-payment-review.sql.ts';

/** The dirham is pegged to the dollar. The brand of the Emirates offers it in place of the euro. */
const DIRHAM = `
insert into currency (id, iso_code) values (3, 'AED');
insert into exchange_rate (currency_id, valid_from, rate) values (3, '2020-01-01T00:00:00Z', 3672500);
update site_currency set currency_id = 3 where brand_key = 'ae' and currency_id = 1;
`;

/** Payments after their capture, payments that staff look at, and the dirham. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const part of [PAYMENT_REVIEW, DIRHAM]) await sql.raw(part).execute(db);
};
