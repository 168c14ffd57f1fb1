import { sql, type Kysely } from 'kysely';

/** What staff found out about a VAT number that no register has confirmed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_company
    drop constraint order_company_vat_check_check,
    add constraint order_company_vat_check_check
      check (vat_check in ('registered', 'unknown', 'not_checked', 'confirmed', 'refused'))`.execute(db);
};
