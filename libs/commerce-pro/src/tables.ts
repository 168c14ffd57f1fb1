import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { shownNumber } from '@shop/commerce-misc-invoices';
import { personName } from '@shop/commerce-kit/company-of';
import { proTexts } from './pro.texts.ts';
import { writeSheet } from './sheet.ts';
import { findInvoices, findOrders } from './tables.repository.ts';

type Asked = {
  readonly companyId: number;
  readonly timeZone: string;
  readonly locale: Locale;
};

const ORDER_COLUMNS = ['number', 'date', 'person', 'state', 'currency', 'total'] as const;
const INVOICE_COLUMNS = ['number', 'title', 'date', 'due', 'state', 'paid', 'currency', 'total'] as const;

const columnsOf = <Key extends (typeof INVOICE_COLUMNS | typeof ORDER_COLUMNS)[number]>(
  keys: readonly Key[],
  locale: Locale,
) => {
  const say = proTexts(locale);
  return keys.map((key) => ({ key, header: say(`pro.column.${key}`) }));
};

const dayOf = (timeZone: string, moment: Date | null): string => (moment ? dayIn(timeZone, moment) : '');

/** All orders of a company, for a spreadsheet. */
export const ordersTable = async (db: Database, { companyId, timeZone, locale }: Asked): Promise<string> => {
  const say = proTexts(locale);
  const rows = (await findOrders(db, companyId)).map((order) => ({
    number: orderNumber(order.kind, order.id),
    date: dayOf(timeZone, order.placed_at),
    person: personName(order) ?? '',
    state: say(`pro.order.${order.state}`),
    currency: getCurrencyCode(order.currency_id),
    total: { amount: order.total + order.balance_used },
  }));
  return writeSheet(rows, columnsOf(ORDER_COLUMNS, locale), locale);
};

/** All invoices of a company, for a spreadsheet. */
export const invoicesTable = async (
  db: Database,
  { companyId, timeZone, locale }: Asked,
): Promise<string> => {
  const say = proTexts(locale);
  const rows = (await findInvoices(db, { companyId, filter: 'all' })).map((invoice) => ({
    number: shownNumber(invoice),
    title: invoice.title,
    date: dayOf(timeZone, invoice.issued_at),
    due: invoice.due_on,
    state: say(`pro.invoice.${invoice.state}`),
    paid: dayOf(timeZone, invoice.paid_at),
    currency: getCurrencyCode(invoice.currency_id),
    total: { amount: invoice.total },
  }));
  return writeSheet(rows, columnsOf(INVOICE_COLUMNS, locale), locale);
};
