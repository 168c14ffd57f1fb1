import { sql, type Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import { toStamp } from '@shop/commerce-kit/stamp';

const linesOf = async (db: Database, id: number) => {
  const lines = await db
    .selectFrom('order_line')
    .select(['names', 'sku', 'quantity', 'line_total'])
    .where('quote_id', '=', id)
    .orderBy('position')
    .execute();
  return lines.map(({ names, sku, quantity, line_total: total }) => ({
    ...{ name: names.en ?? Object.values(names)[0] ?? '', sku, quantity, total: toWire(total) },
  }));
};

const eventsOf = async (db: Database, id: number) => {
  const events = await db
    .selectFrom('order_event')
    .select(['state', 'actor', 'created_at'])
    .where('quote_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map(({ created_at: at, ...event }) => ({ ...event, at: toStamp(at) }));
};

const paymentsOf = async (db: Database, id: number) => {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('payment_processor as processor', 'processor.id', 'payment.provider')
    .select(['reference', 'state', 'charged_amount', 'charged_currency_id', 'refunded_amount', 'created_at'])
    .select(['payment.provider as methodId', 'processor.name as method', 'provider_fee as fee'])
    .select(
      sql<string | null>`(select min(report.day)::text from settlement_line line
        join settlement_report report on report.id = line.report_id
        where line.payment_id = payment.id and line.kind = 'payment')`.as('settled_on'),
    )
    .where('quote_id', '=', id)
    .orderBy('payment.id')
    .execute();
  return payments.map(({ reference, state, method, methodId, fee, settled_on, ...payment }) => ({
    ...{ reference, state, amount: toWire(payment.charged_amount) },
    ...{ method, methodId, settled_on, fee: fee === null ? null : toWire(fee) },
    refunded: toWire(payment.refunded_amount),
    currency: getCurrencyCode(payment.charged_currency_id),
    created_at: toStamp(payment.created_at),
  }));
};

/** What belongs to an order besides its own row. */
export const findOrderParts = async (db: Database, id: number) => {
  const [lines, events, payments] = await Promise.all([
    linesOf(db, id),
    eventsOf(db, id),
    paymentsOf(db, id),
  ]);
  return { lines, events, payments };
};
