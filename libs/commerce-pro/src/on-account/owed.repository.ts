import { sql, type Database } from '@shop/database';

type Asked = {
  readonly companyId: number;
  readonly currencyId: number;
  /** In the brand's calendar. */
  readonly today: string;
};

/** What the company has accepted or was sent, and has not paid: the used part of the limit. */
export const sumOwed = async (
  db: Database,
  { companyId, currencyId, today }: Asked,
): Promise<{ readonly sum: number; readonly isOverdue: boolean }> => {
  const { rows } = await sql<{ sum: string; is_overdue: boolean }>`
    select coalesce(sum(total - credited), 0)::text as sum, coalesce(bool_or(due_on < ${today}), false) as is_overdue
    from misc_invoice
    where company_id = ${companyId} and currency_id = ${currencyId} and state in ('issued', 'accepted', 'overdue')
      and total > credited`.execute(db);
  const [owed] = rows;
  return { sum: Number(owed?.sum ?? 0), isOverdue: owed?.is_overdue ?? false };
};

const MOST_LISTED = 50;

/** What is owed past its due day, the longest first. */
export const findOverdue = (db: Database, { companyId, currencyId, today }: Asked) =>
  db
    .selectFrom('misc_invoice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('currency_id', '=', currencyId)
    .where('state', 'in', ['issued', 'accepted', 'overdue'])
    .whereRef('total', '>', 'credited')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
