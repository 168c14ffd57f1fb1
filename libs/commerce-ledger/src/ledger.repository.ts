import type { Selectable } from 'kysely';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import {
  holdBalance,
  nextLedgerLine,
  releaseBalance,
  type BalanceAccount,
  type LedgerRefusal,
  type LedgerLine,
  type LedgerRelation,
  type LedgerType,
} from '@shop/domain/ledger';
import type { Amount } from '@shop/domain/money';
import { ok, type Result } from '@shop/domain/result';

export type NewLedgerEntry = {
  readonly clientId: number;
  /** The currency of the client's brand; set by the first entry and not changed afterwards. */
  readonly currencyId: number;
  readonly type: LedgerType;
  readonly amount: Amount;
  readonly relType: LedgerRelation;
  readonly relId: number | null;
  /** The payment, refund or staff action behind the entry: one entry per cause. */
  readonly cause: string;
  readonly processorName?: string;
  readonly processorTransactionId?: string;
  readonly quoteSlug?: string;
  /** What staff say to the client about it. */
  readonly note?: string;
};

export type Account = BalanceAccount & { readonly currencyId: number };

type AccountRow = Pick<Selectable<Schema['client_balance']>, 'balance' | 'held' | 'entries' | 'currency_id'>;

const toAccount = ({ currency_id: currencyId, ...row }: AccountRow): Account => ({ ...row, currencyId });

const readAccount = async (db: Database, clientId: number, lock = sql``): Promise<Account | undefined> => {
  const { rows } = await sql<AccountRow>`/* prepared */
    select balance, held, entries, currency_id from client_balance
    where client_id = ${clientId} ${lock}`.execute(db);
  return rows[0] && toAccount(rows[0]);
};

export const findAccount = (db: Database, clientId: number): Promise<Account | undefined> =>
  readAccount(db, clientId);

const lockKnown = (tx: Transaction, clientId: number): Promise<Account | undefined> =>
  readAccount(tx, clientId, sql`for update`);

/** The client's account, locked until the transaction ends; created when it is first needed. */
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
  sql`/* prepared */
    update client_balance set balance = ${balance}, held = ${held}, entries = ${entries}
    where client_id = ${clientId}`.execute(tx);

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
 * Writes a line and the balance after it, in one statement; false when the cause has a line already. The account is
 * locked, so no other line comes between the two.
 */
const append = async (tx: Transaction, entry: NewLedgerEntry, line: LedgerLine): Promise<boolean> => {
  const { rows } = await sql`/* prepared */
    with line as (
      insert into ledger_entry (client_id, position, type, rel_type, rel_id, cause, amount, starting_balance,
        end_balance, payment_processor_name, payment_processor_transaction_id, quote_slug, note)
      values (${entry.clientId}, ${line.position}, ${line.type}, ${entry.relType}, ${entry.relId}, ${entry.cause},
        ${line.amount}, ${line.startingBalance}, ${line.endBalance}, ${entry.processorName ?? null},
        ${entry.processorTransactionId ?? null}, ${entry.quoteSlug ?? null}, ${entry.note || null})
      on conflict (cause) do nothing
      returning client_id
    )
    update client_balance set balance = ${line.endBalance}, entries = ${line.position}
    from line where client_balance.client_id = line.client_id
    returning client_balance.client_id`.execute(tx);
  return rows.length > 0;
};

/** Appends an entry, or finds that its cause already has one. */
export const recordEntry = async (
  tx: Transaction,
  entry: NewLedgerEntry,
): Promise<Result<{ isNew: boolean }, LedgerRefusal>> => {
  const account = await lockAccount(tx, entry.clientId, entry.currencyId);
  const next = nextLedgerLine(account, entry.type, entry.amount);
  if (next.ok) return ok({ isNew: await append(tx, entry, next.value.line) });
  // An entry that was recorded stays recorded, even if the balance no longer covers it a second time.
  return (await isRecorded(tx, entry.cause)) ? ok({ isNew: false }) : next;
};

/** The sum of a client's entries whose cause begins so. */
export const sumOfCauses = async (db: Database, clientId: number, beginning: string): Promise<Amount> => {
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('sum'))
    .where('client_id', '=', clientId)
    .where(sql<boolean>`starts_with(cause, ${beginning})`)
    .executeTakeFirstOrThrow();
  return Number(sum);
};
