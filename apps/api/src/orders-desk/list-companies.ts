import type { Database } from '@shop/database';
import { findUnsureCompanies } from '@shop/commerce-orders';
import { good, type DeskAnswer } from './desk-answer.ts';

const SAID = {
  unknown: 'the register does not know it',
  not_checked: 'the register has not answered',
} as const;

/** Orders whose company gave a VAT number that its register has not confirmed. */
export const listCompanies = async (db: Database): Promise<DeskAnswer> => {
  const found = await findUnsureCompanies(db);
  const lines = found.map(
    ({ quote_id, name, vat_number, vat_check, asks }) =>
      `QU${quote_id}  ${name}  ${vat_number}  ${SAID[vat_check]}, asked ${asks}×`,
  );
  return good(lines.length === 0 ? 'Every VAT number of a buyer is confirmed.' : lines.join('\n'));
};
