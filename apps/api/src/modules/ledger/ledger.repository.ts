import type { Database, Transaction } from '@shop/database';
import {
  holdBalance,
  nextLedgerLine,
  ok,
  releaseBalance,
  type Amount,
  type BalanceAccount,
  type LedgerRefusal,
  type LedgerLine,
  type LedgerRelation,
  type LedgerType,
  type Result,
} from '@shop/domain';

export type NewLedgerEntry = {
  readonly clientId: number;
  /** Of the client's brand; set by the first entry and kept. */
  readonly currencyId: number;
  readonly type: LedgerType;
  readonly amount: Amount;
  readonly relType: LedgerRelation;
  readonly relId: number | null;
  /** The payment, refund or staff act behind the entry: one cause, one entry. */
  readonly cause: string;
  readonly processorName?: string;
  readonly processorTransactionId?: string;
  readonly quoteSlug?: string;
};

const COLUMNS = ['balance', 'held', 'entries', 'currency_id as currencyId'] as const;

export type Account = BalanceAccount & { readonly currencyId: number };

export const findAccount = (db: Database, clientId: number): Promise<Account | undefined> =>
  db.selectFrom('client_balance').select(COLUMNS).where('client_id', '=', clientId).executeTakeFirst();

const lockKnown = (tx: Transaction, clientId: number): Promise<Account | undefined> =>
  tx
    .selectFrom('client_balance')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();

/** The client's account, locked until the transaction ends; opened at the first need. */
export const lockAccount = async (
  tx: Transaction,
  clientId: number,
  currencyId: number,
): Promise<Account> => {
  const known = await lockKnown(tx, clientId);
  if (known) return known;
  await tx
    .insertInto('client_balance')
    .values({ client_id: clientId, currency_id: currencyId })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
  const opened = await lockKnown(tx, clientId);
  if (!opened) throw new Error('the account that was just opened is missing');
  return opened;
};

const keep = (tx: Transaction, clientId: number, { balance, held, entries }: BalanceAccount) =>
  tx
    .updateTable('client_balance')
    .set({ balance, held, entries })
    .where('client_id', '=', clientId)
    .execute();

export const holdFor = async (
  tx: Transaction,
  clientId: number,
  currencyId: number,
  amount: Amount,
): Promise<Result<BalanceAccount, LedgerRefusal>> => {
  const held = holdBalance(await lockAccount(tx, clientId, currencyId), amount);
  if (held.ok) await keep(tx, clientId, held.value);
  return held;
};

export const releaseHold = async (
  tx: Transaction,
  clientId: number,
  currencyId: number,
  amount: Amount,
): Promise<void> => {
  await keep(tx, clientId, releaseBalance(await lockAccount(tx, clientId, currencyId), amount));
};

const isRecorded = async (tx: Transaction, cause: string): Promise<boolean> => {
  const earlier = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('cause', '=', cause)
    .executeTakeFirst();
  return earlier !== undefined;
};

/**
 * Writes a line and the balance that it leaves, in one statement; false when the cause has left a line
 * before. The account is locked, so nothing comes between the two.
 */
const append = async (tx: Transaction, entry: NewLedgerEntry, line: LedgerLine): Promise<boolean> => {
  const written = await tx
    .with('line', (db) =>
      db
        .insertInto('ledger_entry')
        .values({
          client_id: entry.clientId,
          position: line.position,
          type: line.type,
          rel_type: entry.relType,
          rel_id: entry.relId,
          cause: entry.cause,
          amount: line.amount,
          starting_balance: line.startingBalance,
          end_balance: line.endBalance,
          payment_processor_name: entry.processorName ?? null,
          payment_processor_transaction_id: entry.processorTransactionId ?? null,
          quote_slug: entry.quoteSlug ?? null,
        })
        .onConflict((conflict) => conflict.column('cause').doNothing())
        .returning('ledger_entry.client_id'),
    )
    .updateTable('client_balance')
    .from('line')
    .set({ balance: line.endBalance, entries: line.position })
    .whereRef('client_balance.client_id', '=', 'line.client_id')
    .returning('client_balance.client_id')
    .executeTakeFirst();
  return written !== undefined;
};

/** Appends an entry, or finds that its cause has already left one. */
export const recordEntry = async (
  tx: Transaction,
  entry: NewLedgerEntry,
): Promise<Result<{ isNew: boolean }, LedgerRefusal>> => {
  const account = await lockAccount(tx, entry.clientId, entry.currencyId);
  const next = nextLedgerLine(account, entry.type, entry.amount);
  if (next.ok) return ok({ isNew: await append(tx, entry, next.value.line) });
  // What was recorded once stays recorded, even if there is no longer enough for a second time.
  return (await isRecorded(tx, entry.cause)) ? ok({ isNew: false }) : next;
};
