import type { Database } from '@shop/database';

const MOST_ROWS = 10_000;

/** Placed orders with the names of their lines, newest first. */
export const findOrders = async (db: Database, clientId: number) =>
  db
    .selectFrom('quote')
    .select(['id', 'kind', 'state', 'currency_id', 'total', 'balance_used', 'placed_at'])
    .where('client_id', '=', clientId)
    .where('placed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();

type Asked = { readonly clientId: number; readonly brand: string; readonly filter: string };

const OPEN = ['issued', 'accepted', 'overdue'] as const;

/** What the client was sent, newest first; an unknown filter filters nothing. */
export const findInvoices = (db: Database, { clientId, brand, filter }: Asked) => {
  const sent = db
    .selectFrom('misc_invoice')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('brand', '=', brand)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS);
  if (filter === 'open') return sent.where('state', 'in', OPEN).execute();
  return filter === 'paid' ? sent.where('state', '=', 'paid').execute() : sent.execute();
};
