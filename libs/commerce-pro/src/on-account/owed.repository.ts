import { sql, type Database, type Transaction } from '@shop/database';

type Asked = {
  readonly clientId: number;
  readonly currencyId: number;
  /** In the brand's calendar. */
  readonly today: string;
};

/** What the client has accepted or was sent, and has not paid: the used part of the limit. */
export const sumOwed = async (
  db: Database,
  { clientId, currencyId, today }: Asked,
): Promise<{ readonly sum: number; readonly isOverdue: boolean }> => {
  const { rows } = await sql<{ sum: string; is_overdue: boolean }>`
    select coalesce(sum(total - credited), 0)::text as sum, coalesce(bool_or(due_on < ${today}), false) as is_overdue
    from misc_invoice
    where client_id = ${clientId} and currency_id = ${currencyId} and state in ('issued', 'accepted', 'overdue')
      and total > credited`.execute(db);
  const [owed] = rows;
  return { sum: Number(owed?.sum ?? 0), isOverdue: owed?.is_overdue ?? false };
};

/** All payments on account of a client, and a change of its limit, wait for this row. */
export const lockAccount = async (tx: Transaction, clientId: number): Promise<void> => {
  await tx
    .selectFrom('pro_account')
    .select('client_id')
    .where('client_id', '=', clientId)
    .forUpdate()
    .execute();
};

const MOST_LISTED = 50;

/** What is owed past its due day, the longest first. */
export const findOverdue = (db: Database, { clientId, currencyId, today }: Asked) =>
  db
    .selectFrom('misc_invoice')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('currency_id', '=', currencyId)
    .where('state', 'in', ['issued', 'accepted', 'overdue'])
    .whereRef('total', '>', 'credited')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
