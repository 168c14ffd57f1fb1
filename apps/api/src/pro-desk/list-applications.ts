import { findProApplications } from '@shop/commerce-pro';
import type { Database } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { plain } from './plain.ts';

const MOST_ROWS = 200;

/** The applications that wait, or all. */
export const listApplications = async (db: Database, isAll: boolean): Promise<DeskAnswer> => {
  const rows = await findProApplications(db, isAll, MOST_ROWS);
  if (rows.length === 0) return good('No application waits.');
  return good(
    alignedRows([
      ['id', 'brand', 'client', 'state', 'since', 'company', 'code', 'VAT number', 'country', 'note'],
      ...rows.map((row) => [
        ...[String(row.id), row.brand, String(row.client_id), row.state],
        ...[row.created_at.toISOString().slice(0, 10), plain(row.company), plain(row.register_code)],
        row.vat_number ? `${plain(row.vat_number)} (${row.vat_check})` : '–',
        ...[findCountryById(row.country_id)?.code ?? '', plain(row.reason ?? row.note)],
      ]),
    ]),
  );
};
