import type { SettlementLine } from '@shop/commerce-payments/providers';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Insertable } from 'kysely';

/** Rows in one statement. */
const BATCH = 500;

/** The id of the report; undefined for a file that was read before. */
export const insertReport = async (
  tx: Transaction,
  report: Insertable<Schema['settlement_report']>,
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('settlement_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['provider', 'account', 'day', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const hasReport = async (
  db: Database,
  { provider, account, sha256 }: { provider: string; account: string; sha256: string },
): Promise<boolean> => {
  const found = await db
    .selectFrom('settlement_report')
    .select('id')
    .where('provider', '=', provider)
    .where('account', '=', account)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found !== undefined;
};

export type KnownLine = SettlementLine & { readonly reference: string };

/** A movement that another report had already is left out. */
export const insertLines = async (
  tx: Transaction,
  { id, provider }: { id: number; provider: string },
  lines: readonly KnownLine[],
): Promise<void> => {
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    const payments = await tx
      .selectFrom('payment')
      .select(['id', 'reference'])
      .where('reference', 'in', [...new Set(batch.map(({ reference }) => reference))])
      .execute();
    const ids = new Map(payments.map((payment) => [payment.reference, payment.id]));
    await tx
      .insertInto('settlement_line')
      .values(
        batch.map(({ movement, kind, reference, amount, currency, fee, at }) => ({
          ...{ report_id: id, provider, kind, movement, reference, amount, currency, fee },
          ...{ payment_id: ids.get(reference) ?? null, moved_at: at },
        })),
      )
      .onConflict((conflict) => conflict.columns(['provider', 'kind', 'movement']).doNothing())
      .execute();
  }
};

/** The sums of all reports of a provider about these references. */
export const sumLines = async (db: Database, provider: string, references: readonly string[]) => {
  if (references.length === 0) return [];
  return db
    .selectFrom('settlement_line')
    .select(['reference', 'kind'])
    .select((row) => [
      row.fn.sum<number>('amount').as('amount'),
      row.fn.sum<number | null>('fee').as('fee'),
      row.fn.max('currency').as('currency'),
    ])
    .where('provider', '=', provider)
    .where('reference', 'in', references)
    .where('kind', '!=', 'fee')
    .groupBy(['reference', 'kind'])
    .execute();
};

/** The last change of a payment that a report must have: a state, a refund, or an applied report of the provider. */
const CHANGED_AT = sql<Date | null>`greatest(payment.settled_at,
  (select max(ended_at) from payment_refund where payment_refund.payment_id = payment.id),
  (select max(received_at) from payment_event where payment_event.payment_id = payment.id and outcome = 'applied'))`;
const CAPTURED_AT = sql<Date | null>`coalesce(payment.booked_at, payment.settled_at)`;

export const findKept = async (db: Database, references: readonly string[]) => {
  if (references.length === 0) return [];
  return db
    .selectFrom('payment')
    .select([
      ...(['id', 'reference', 'brand', 'provider', 'captured_amount', 'captured_currency'] as const),
      ...(['provider_fee', 'refunded_amount', 'dispute'] as const),
      CAPTURED_AT.as('capturedAt'),
      CHANGED_AT.as('changedAt'),
    ])
    .where('reference', 'in', references)
    .execute();
};

export type Scope = {
  readonly provider: string;
  readonly account: string;
  readonly methods: readonly number[];
  readonly takes: { readonly brand: string } | { readonly notBrands: readonly string[] };
};

/** The day of the account's first report, as its beginning in UTC: older payments are in no report that was read. */
export const firstDayOf = async (db: Database, { provider, account }: Scope): Promise<Date> => {
  const { day } = await db
    .selectFrom('settlement_report')
    .select((row) => row.fn.min('day').as('day'))
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return new Date(`${day}T00:00:00Z`);
};

/** References of payments whose money, refund or dispute should be in a report by now and may not be. */
export const findUnsettled = async (
  db: Database,
  { provider, methods, takes }: Scope,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> => {
  if (methods.length === 0) return [];
  const sumOf = (kind: 'refund' | 'payment' | 'dispute') => sql<number>`(select coalesce(sum(amount), 0)
    from settlement_line where payment_id = payment.id and provider = ${provider} and kind = ${kind})`;
  const rows = await db
    .selectFrom('payment')
    .select('reference')
    .where('payment.provider', 'in', methods)
    .where('captured_amount', 'is not', null)
    .where(CAPTURED_AT, '>=', from)
    .where(CAPTURED_AT, '<', before)
    .$if('brand' in takes, (query) => query.where('brand', '=', 'brand' in takes ? takes.brand : ''))
    .$if('notBrands' in takes && takes.notBrands.length > 0, (query) =>
      query.where('brand', 'not in', 'notBrands' in takes ? takes.notBrands : []),
    )
    .where((row) =>
      row.or([
        sql<boolean>`${sumOf('payment')} = 0`,
        sql<boolean>`refunded_amount > ${sumOf('refund')}`,
        sql<boolean>`dispute = 'lost' and ${sumOf('dispute')} <= 0`,
      ]),
    )
    .execute();
  return rows.map(({ reference }) => reference);
};
