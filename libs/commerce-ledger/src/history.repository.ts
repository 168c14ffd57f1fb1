import type { Selectable } from 'kysely';
import { sql, type Database, type Schema } from '@shop/database';
import type { BalanceKind } from '@shop/domain/balance-history';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';

export type HistoryRow = Pick<
  Selectable<Schema['ledger_entry']>,
  | 'id'
  | 'type'
  | 'rel_type'
  | 'rel_id'
  | 'created_at'
  | 'starting_balance'
  | 'end_balance'
  | 'amount'
  | 'payment_processor_name'
  | 'payment_processor_transaction_id'
  | 'quote_slug'
  | 'note'
>;

export type AskedHistory = {
  readonly kind: BalanceKind | null;
  /** Days in `timeZone`, both included; null: no bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string;
  readonly skip: number;
  readonly limit: number;
};

const { quote, forwardRequest, adminTopUp, balanceTopUp, miscInvoice } = LEDGER_RELATION;
const ORDERS = sql`(${quote}, ${forwardRequest}, ${miscInvoice})`;

const OF_KIND = {
  top_ups: sql`rel_type = ${balanceTopUp}`,
  payments: sql`type = ${LEDGER_TYPE.deduction} and rel_type in ${ORDERS}`,
  refunds: sql`type = ${LEDGER_TYPE.addition} and rel_type in ${ORDERS}`,
  corrections: sql`rel_type = ${adminTopUp}`,
} satisfies Record<BalanceKind, unknown>;

const EVERY = sql`true`;

/** A client's movements, newest first. The index of (client, position) has their order. */
export const findHistory = async (
  db: Database,
  clientId: number,
  { kind, from, to, timeZone, skip, limit }: AskedHistory,
): Promise<readonly HistoryRow[]> => {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<HistoryRow>`
    select id, type, rel_type, rel_id, created_at, starting_balance, end_balance, amount, payment_processor_name,
      payment_processor_transaction_id, quote_slug, note
    from ledger_entry
    where client_id = ${clientId} and ${kind ? OF_KIND[kind] : EVERY}
      and ${from ? sql`created_at >= ${startOf(from)}` : EVERY}
      and ${to ? sql`created_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})` : EVERY}
    order by position desc
    offset ${skip} limit ${limit}`.execute(db);
  return rows;
};
