import { findCompanyAccount, type ProDeskDeps } from '@shop/commerce-pro';
import { toWire } from '@shop/domain/wire-amount';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { plain } from './plain.ts';
import { PRO_REFUSALS } from './pro-desk-texts.ts';

/** The company of a client: what was agreed, what it owes, and its people. */
export const showCompany = async (
  { db, brands, clock }: Pick<ProDeskDeps, 'db' | 'brands' | 'clock'>,
  clientId: number,
): Promise<DeskAnswer> => {
  const found = await findCompanyAccount(db, brands, { clientId, now: clock() });
  if (!found) return bad(PRO_REFUSALS.no_account);
  const { company, currency, limit, used, dueDays, people } = found;
  const sums = `limit ${toWire(limit)} ${currency}, used ${toWire(used)}, due in ${dueDays} days`;
  const rows = alignedRows([
    ['client', 'role', 'since', 'e-mail', 'name'],
    ...people.map(({ id, role, since, email, first_name: first, last_name: last }) => [
      ...[String(id), role, since.toISOString().slice(0, 10), plain(email)],
      plain(`${first} ${last}`.trim()) || '–',
    ]),
  ]);
  return good(`${plain(company)}: ${sums}\n${rows}`);
};
