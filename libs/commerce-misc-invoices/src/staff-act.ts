import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { MiscInvoiceRow } from './misc-invoices.repository.ts';
import type { MiscInvoiceStaffDeps } from './misc-invoices.ports.ts';

/** Writes an act of staff into the audit log, in the act's own transaction. */
export const recordStaffAct = (
  { audit }: Pick<MiscInvoiceStaffDeps, 'audit'>,
  tx: Transaction,
  { id, brand, total, currency_id: currencyId }: MiscInvoiceRow,
  { act, staff }: { readonly act: string; readonly staff: string },
): Promise<void> =>
  audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'misc_invoice', id },
    place: { brand },
    details: { act, amount: total, currency: getCurrencyCode(currencyId) },
  });
