import { createHash } from 'node:crypto';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { openSettlementReview } from '@shop/commerce-payments';
import type { SettlementLine, Settings } from '@shop/commerce-payments/providers';
import type { Database, Transaction } from '@shop/database';
import { UnreadableCsv } from '@shop/domain/csv';
import { err, ok, type Result } from '@shop/domain/result';
import { scopeOf, type SettledProvider } from './accounts.ts';
import { compare, type Kept, type Told } from './compare.ts';
import {
  findKept,
  findUnsettled,
  firstDayOf,
  insertLines,
  insertReport,
  sumLines,
  type KnownLine,
  type Scope,
} from './settlements.repository.ts';

export type SettlementDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'recordIn'>;
  readonly settings: Settings;
};

export type ReportFile = {
  readonly provider: SettledProvider;
  readonly account: string;
  /** Its name, which may have the day. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Who reads it: a member of staff, or the job. */
  readonly readBy: string;
};

export type ReadReport = {
  readonly day: string;
  readonly lines: number;
  /** Differences that were not known before. */
  readonly differences: number;
};

export type ReportRefusal =
  | { readonly kind: 'no_reports' | 'unknown_account' | 'too_large' | 'not_utf8' | 'no_day' | 'read_before' }
  | { readonly kind: 'unreadable'; readonly why: string };

const MOST_BYTES = 5 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Days that a provider may take until its report has what the shop knows already. */
export const PATIENCE_DAYS = 3;

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const refuse = (kind: Exclude<ReportRefusal['kind'], 'unreadable'>): Result<never, ReportRefusal> =>
  err({ kind });

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** `2026-11-25` or `20261125` in the name of the file, else the day of its last movement. */
const dayOf = (name: string, lines: readonly SettlementLine[]): string | null => {
  const [, year, month, day] = /(?<!\d)(20\d\d)-?([01]\d)-?([0-3]\d)(?!\d)/.exec(name) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const last = Math.max(...lines.map(({ at }) => at.getTime()));
  return lines.length > 0 ? new Date(last).toISOString().slice(0, 10) : null;
};

/** Without a reference of the shop the provider's own id is kept, so that staff can find it there. */
const withReference = async (
  db: Database,
  { findReference }: SettledProvider,
  line: SettlementLine,
): Promise<KnownLine> => {
  const { reference, paymentId, movement } = line;
  const found = reference ?? (paymentId === null ? undefined : await findReference?.(db, paymentId));
  return { ...line, reference: found ?? paymentId ?? movement };
};

/** Reads a settlement report: all of it in one transaction, or nothing and the reason. */
export const readReport = async (
  deps: SettlementDeps,
  file: ReportFile,
): Promise<Result<ReadReport, ReportRefusal>> => {
  const { provider, account, bytes } = file;
  const { readSettlement } = provider;
  if (!readSettlement) return refuse('no_reports');
  const scope = scopeOf(provider, deps.settings, account);
  if (!scope) return refuse('unknown_account');
  if (bytes.byteLength > MOST_BYTES) return refuse('too_large');
  const text = textOf(bytes);
  if (text === null) return refuse('not_utf8');
  try {
    const lines = readSettlement(text);
    const day = dayOf(file.name, lines);
    if (day === null) return refuse('no_day');
    const differences = await deps.db
      .transaction()
      .execute((tx) => keepAndCompare(deps, tx, { file, scope, lines, day }));
    return differences === null ? refuse('read_before') : ok({ day, lines: lines.length, differences });
  } catch (error) {
    if (error instanceof UnreadableCsv) return err({ kind: 'unreadable', why: error.message });
    throw error;
  }
};

type Reading = {
  readonly file: ReportFile;
  readonly scope: Scope;
  readonly lines: readonly SettlementLine[];
  readonly day: string;
};

const keepAndCompare = async (
  deps: SettlementDeps,
  tx: Transaction,
  { file, scope, lines, day }: Reading,
): Promise<number | null> => {
  const { provider, account, name, bytes, readBy } = file;
  const id = await insertReport(tx, {
    ...{ provider: provider.id, account, day, sha256: sha256Of(bytes), file: name },
    ...{ read_by: readBy, read_at: deps.clock() },
  });
  if (id === undefined) return null;
  const known: KnownLine[] = [];
  for (const line of lines) known.push(await withReference(tx, provider, line));
  await insertLines(tx, { id, provider: provider.id }, known);
  const from = await firstDayOf(tx, scope);
  const before = new Date(Date.parse(`${day}T00:00:00Z`) + (1 - PATIENCE_DAYS) * DAY_MS);
  const told = known.flatMap(({ kind, reference }) => (kind === 'fee' ? [] : [reference]));
  const unsettled = await findUnsettled(tx, scope, { from, before });
  return openDifferences(deps, tx, scope, {
    references: [...new Set([...told, ...unsettled])],
    isDue: (at) => at !== null && at >= from && at < before,
  });
};

type Compared = {
  readonly references: readonly string[];
  readonly isDue: (at: Date | null) => boolean;
};

const openDifferences = async (
  deps: SettlementDeps,
  tx: Transaction,
  { provider, methods }: Scope,
  { references, isDue }: Compared,
): Promise<number> => {
  const sums = Map.groupBy(await sumLines(tx, provider, references), ({ reference }) => reference);
  const payments = new Map((await findKept(tx, references)).map((one) => [one.reference, one]));
  let opened = 0;
  for (const reference of references) {
    const payment = payments.get(reference);
    const kept = payment ? keptOf(payment, isDue) : null;
    const told = toldOf(sums.get(reference) ?? [], payment?.captured_currency ?? '');
    for (const found of compare(told, kept)) {
      const isNew = await openSettlementReview(deps, tx, {
        ...found,
        reference,
        payment: payment ? { id: payment.id, brand: payment.brand } : null,
        provider: payment?.provider ?? methods[0] ?? 0,
      });
      if (isNew) opened += 1;
    }
  }
  return opened;
};

type PaymentRow = Awaited<ReturnType<typeof findKept>>[number];

const keptOf = (payment: PaymentRow, isDue: Compared['isDue']): Kept => ({
  captured:
    payment.captured_amount === null
      ? null
      : { amount: payment.captured_amount, currency: payment.captured_currency ?? '' },
  fee: payment.provider_fee,
  refunded: payment.refunded_amount,
  dispute: payment.dispute,
  isDue: isDue(payment.capturedAt),
  isChangeDue: isDue(payment.capturedAt) && isDue(payment.changedAt),
});

const toldOf = (sums: Awaited<ReturnType<typeof sumLines>>, currency: string): Told => {
  const of = (kind: 'payment' | 'refund' | 'dispute') => sums.find((sum) => sum.kind === kind);
  const payment = of('payment');
  return {
    payment: payment
      ? {
          amount: Number(payment.amount),
          currency: payment.currency,
          fee: payment.fee === null ? null : Number(payment.fee),
        }
      : null,
    refunded: Number(of('refund')?.amount ?? 0),
    disputed: of('dispute') ? Number(of('dispute')?.amount) : null,
    currency: sums[0]?.currency ?? currency,
  };
};
