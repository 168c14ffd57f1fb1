import { sql, type Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import type { PaymentState } from '@shop/domain/payment-state';

type Money = { readonly amount: number; readonly currency: string };

/** A payment as staff read it. Its money is in the charged currency. */
export type ListedPayment = {
  readonly reference: string;
  readonly order: string | null;
  readonly brand: string;
  /** The id of the method. */
  readonly method: number;
  readonly option: string | null;
  readonly providerRef: string | null;
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly charged: Money;
  readonly captured: Money | null;
  readonly refunded: Money;
  /** The provider's own fee; null while it is not known. */
  readonly fee: Money | null;
  readonly dispute: string | null;
  readonly createdAt: Date;
  readonly bookedAt: Date | null;
  /** The day of the settlement report that has it. */
  readonly settledOn: string | null;
  /** The payment is in review. */
  readonly inReview: boolean;
};

export type PaymentsAsked = {
  readonly since: Date;
  readonly methods?: readonly number[] | undefined;
  readonly state?: PaymentState | undefined;
  readonly brand?: string | undefined;
  readonly limit: number;
};

const listQuery = (db: Database) =>
  db
    .selectFrom('payment')
    .leftJoin('quote', 'quote.id', 'payment.quote_id')
    .selectAll('payment')
    .select(['quote.id as quoteId', 'quote.kind as quoteKind'])
    .select([
      sql<string | null>`(select min(report.day)::text from settlement_line line
        join settlement_report report on report.id = line.report_id
        where line.payment_id = payment.id and line.kind = 'payment')`.as('settledOn'),
      sql<boolean>`exists (select 1 from payment_review review
        where review.payment_id = payment.id and review.closed_at is null)`.as('inReview'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof listQuery>['executeTakeFirstOrThrow']>>;

const toListed = (row: Row): ListedPayment => {
  const currency = getCurrencyCode(row.charged_currency_id);
  return {
    ...{ reference: row.reference, brand: row.brand, method: row.provider, option: row.option },
    order: row.quoteId !== null && row.quoteKind !== null ? orderNumber(row.quoteKind, row.quoteId) : null,
    ...{ providerRef: row.provider_ref, state: row.state, reason: row.reason, dispute: row.dispute },
    charged: { amount: row.charged_amount, currency },
    captured:
      row.captured_amount === null
        ? null
        : { amount: row.captured_amount, currency: row.captured_currency ?? currency },
    refunded: { amount: row.refunded_amount, currency },
    fee: row.provider_fee === null ? null : { amount: row.provider_fee, currency },
    ...{ createdAt: row.created_at, bookedAt: row.booked_at },
    ...{ settledOn: row.settledOn, inReview: row.inReview },
  };
};

/** Payments since a moment, newest first. */
export const listPayments = async (
  db: Database,
  { since, methods, state, brand, limit }: PaymentsAsked,
): Promise<ListedPayment[]> => {
  if (methods?.length === 0) return [];
  let query = listQuery(db).where('payment.created_at', '>=', since);
  if (methods) query = query.where('payment.provider', 'in', methods);
  if (state) query = query.where('payment.state', '=', state);
  if (brand !== undefined) query = query.where('payment.brand', '=', brand);
  const rows = await query
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toListed);
};

export const findListedPayment = async (db: Database, reference: string): Promise<ListedPayment | null> => {
  const row = await listQuery(db).where('payment.reference', '=', reference).executeTakeFirst();
  return row ? toListed(row) : null;
};

/** What settlement reports say about a payment, oldest first. */
export const findMovements = (db: Database, reference: string) =>
  db
    .selectFrom('settlement_line as line')
    .innerJoin('settlement_report as report', 'report.id', 'line.report_id')
    .select([
      'line.kind',
      'line.amount',
      'line.currency',
      'line.fee',
      'line.moved_at',
      'report.day',
      'report.file',
    ])
    .where('line.reference', '=', reference)
    .orderBy('line.moved_at')
    .orderBy('line.id')
    .execute();
