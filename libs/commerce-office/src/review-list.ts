import { sql, type Database, type Schema } from '@shop/database';
import type { Selectable } from 'kysely';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';

type Review = Selectable<Schema['payment_review']>;

/** A review with the data of its payment, as staff read it. */
export type ReviewCase = {
  readonly id: number;
  readonly order: string | null;
  readonly brand: string | null;
  readonly provider: number;
  readonly reference: string;
  readonly providerRef: string | null;
  readonly state: string | null;
  readonly expected: { readonly amount: number; readonly currency: string } | null;
  readonly captured: { readonly amount: number; readonly currency: string } | null;
  readonly refunded: number;
  readonly reason: Review['reason'];
  readonly difference: Review['difference'];
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly outcome: Review['outcome'];
  readonly why: string | null;
};

const casesQuery = (db: Database) =>
  db
    .selectFrom('payment_review as review')
    .leftJoin('payment', 'payment.id', 'review.payment_id')
    .leftJoin('payable', 'payable.id', 'payment.payable_id')
    .leftJoin('quote', 'quote.id', 'payment.quote_id')
    .selectAll('review')
    .select([
      'payment.charged_amount',
      'payment.charged_currency_id',
      'payment.state',
      'payment.provider_ref',
      'payment.refunded_amount',
      'payable.brand',
      'quote.id as quoteId',
      'quote.kind as quoteKind',
    ]);

type CaseRow = Awaited<ReturnType<ReturnType<typeof casesQuery>['executeTakeFirstOrThrow']>>;

const toCase = (row: CaseRow): ReviewCase => ({
  id: row.id,
  order: row.quoteId !== null && row.quoteKind !== null ? orderNumber(row.quoteKind, row.quoteId) : null,
  brand: row.brand,
  provider: row.provider,
  reference: row.reference,
  providerRef: row.provider_ref,
  state: row.state,
  expected:
    row.charged_amount !== null && row.charged_currency_id !== null
      ? { amount: row.charged_amount, currency: getCurrencyCode(row.charged_currency_id) }
      : null,
  captured:
    row.captured_amount === null
      ? null
      : { amount: row.captured_amount, currency: row.captured_currency ?? '' },
  refunded: row.refunded_amount ?? 0,
  reason: row.reason,
  difference: row.difference,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
  outcome: row.outcome,
  why: row.why,
});

/** The open reviews, oldest first. */
export const findOpenCases = async (db: Database): Promise<ReviewCase[]> => {
  const rows = await casesQuery(db)
    .where('review.closed_at', 'is', null)
    .orderBy('review.opened_at')
    .orderBy('review.id')
    .execute();
  return rows.map(toCase);
};

export const findCase = async (db: Database, id: number): Promise<ReviewCase | null> => {
  const row = await casesQuery(db).where('review.id', '=', id).executeTakeFirst();
  return row ? toCase(row) : null;
};

/** The provider's reports about a case's payment, oldest first. */
export const findEventsOfCase = (db: Database, id: number) =>
  db
    .selectFrom('payment_event')
    .select(['payment_event.type', 'payment_event.outcome', 'payment_event.received_at'])
    .where(
      'payment_id',
      '=',
      sql<number>`(select payment_id from payment_review where payment_review.id = ${id})`,
    )
    .orderBy('payment_event.id')
    .execute();
