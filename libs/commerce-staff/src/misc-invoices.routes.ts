import {
  staffCallsContract,
  type MiscInvoiceDraft,
  type StaffMiscInvoiceAnswer,
} from '@shop/contracts/staff';
import type { StaffActState } from '@shop/database';
import { getCurrencyCode, getCurrencyId } from '@shop/domain/currencies';
import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { AMOUNT_PER_CENT, RATE_ONE } from '@shop/domain/money';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import {
  draftMiscInvoice,
  findInvoicesIn,
  issueMiscInvoiceById,
  shownNumber,
  toProblem,
  voidMiscInvoiceById,
  type Changed,
  type MiscInvoiceRow,
  type MiscInvoiceStaffDeps,
  type NewDraft,
} from '@shop/commerce-misc-invoices';
import type { SettleDeps } from '@shop/commerce-payments';
import { auditWithActs, readSubject } from './audit-with-acts.ts';
import { staffCallsOf, type StaffCallDeps, type StaffContext } from './staff-call.ts';

type MiscInvoiceRouteDeps = StaffCallDeps & {
  readonly brands: Brands;
  readonly mail: MailPort;
  readonly settling: Pick<SettleDeps, 'audit' | 'clock'>;
};

const MOST_ROWS = 100;
/** What staff may have to follow. */
const WAITING = MISC_INVOICE_STATES.filter((state) => state !== 'paid' && state !== 'void');

const toWireInvoice = (row: MiscInvoiceRow): StaffMiscInvoiceAnswer['invoice'] => ({
  ...{ id: row.id, brand: row.brand, client_id: row.client_id, state: row.state, title: row.title },
  number: row.number === null ? null : shownNumber(row),
  due_on: row.due_on,
  currency: getCurrencyCode(row.currency_id),
  ...{ net: toWire(row.net), vat: toWire(row.vat), total: toWire(row.total) },
  decline_reason: row.decline_reason,
});

const priceOf = (value: number): number => {
  const amount = Math.round(value * 100) / 100 === value ? fromWire(value) : Number.NaN;
  if (amount % AMOUNT_PER_CENT !== 0) throw invalid({ lines: ['fraction'] });
  return amount;
};

const toDraft = ({ client_id, title, due_on, currency, lines }: MiscInvoiceDraft): NewDraft => ({
  ...{ clientId: client_id, title, dueOn: due_on },
  currencyId: currency ? getCurrencyId(currency) : null,
  lines: lines.map(({ description, quantity, price, rate }) => ({
    ...{ description, quantity, unitPrice: priceOf(price) },
    rate: Math.round(rate * RATE_ONE),
  })),
});

const invoiceOf = (changed: Changed) => {
  if (!changed.ok) throw toProblem(changed.error);
  return { invoice: toWireInvoice(changed.value) };
};

/** Invoices for what is no order: staff write, send and take them back. */
export const staffMiscInvoicesRoutes =
  (deps: MiscInvoiceRouteDeps): Module =>
  async (app) => {
    const { db, brands, mail, settling } = deps;
    const call = staffCallsOf(app, deps);
    const acting = (
      { who, body }: StaffContext<{ reason: string }>,
      before: StaffActState | null,
    ): MiscInvoiceStaffDeps => ({
      ...{ db, brands, mail },
      audit: auditWithActs(settling.audit, { who, reason: body.reason, clock: settling.clock, before }),
    });
    const stateBefore = (id: number) => readSubject(db, { kind: 'misc_invoice', id });

    call(staffCallsContract.miscInvoices, async ({ body: { client_id: clientId, state } }) => {
      const rows = await findInvoicesIn(db, { clientId, states: state ? [state] : WAITING }, MOST_ROWS);
      return { invoices: rows.map(toWireInvoice) };
    });

    call(staffCallsContract.draftMiscInvoice, async (asked) => {
      const by = { staff: asked.staff.login, now: asked.now };
      const draft = await draftMiscInvoice(acting(asked, null), by, toDraft(asked.body));
      if (!draft) throw notFound();
      return { invoice: toWireInvoice(draft) };
    });

    call(staffCallsContract.issueMiscInvoice, async (asked) => {
      const { id } = asked.body;
      const by = { staff: asked.staff.login, now: asked.now };
      return invoiceOf(await issueMiscInvoiceById(acting(asked, await stateBefore(id)), by, id));
    });

    call(staffCallsContract.voidMiscInvoice, async (asked) => {
      const by = { staff: asked.staff.login, now: asked.now };
      const deps = acting(asked, await stateBefore(asked.body.id));
      return invoiceOf(await voidMiscInvoiceById(deps, by, asked.body));
    });
  };
