import type { Database } from '@shop/database';

const MOST_ROWS = 10_000;

/** The placed orders of a company and who has ordered each, newest first. */
export const findOrders = async (db: Database, companyId: number, limit = MOST_ROWS) =>
  db
    .selectFrom('quote')
    .leftJoin('client', (join) =>
      join.onRef('client.id', '=', 'quote.client_id').on('client.erased_at', 'is', null),
    )
    .select(['quote.id', 'slug', 'kind', 'state', 'quote.currency_id', 'total', 'balance_used', 'placed_at'])
    .select(['client.id as client_id', 'client.first_name', 'client.last_name', 'client.email'])
    .where('company_id', '=', companyId)
    .where('placed_at', 'is not', null)
    .orderBy('quote.id', 'desc')
    .limit(limit)
    .execute();

type Asked = { readonly companyId: number; readonly filter: string };

const OPEN = ['issued', 'accepted', 'overdue'] as const;

/** What the company was sent, newest first; an unknown filter filters nothing. */
export const findInvoices = (db: Database, { companyId, filter }: Asked) => {
  const sent = db
    .selectFrom('misc_invoice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS);
  if (filter === 'open') return sent.where('state', 'in', OPEN).execute();
  return filter === 'paid' ? sent.where('state', '=', 'paid').execute() : sent.execute();
};
