import { sql, type Column, type Database } from '@shop/database';

/** Sums of a month in 1/10000, as PostgreSQL writes them. */
type Sums = Readonly<Record<'ordered' | 'invoiced' | 'open' | 'added' | 'deducted', string>>;
type Counts = Readonly<Record<'orders' | 'invoices', number>>;

export type MonthRow = Sums &
  Counts & {
    readonly month: string;
    readonly currency_id: Column<'misc_invoice', 'currency_id'>;
  };

type Asked = {
  readonly companyId: number;
  /** Whose balance moves. */
  readonly clientId: number;
  readonly timeZone: string;
  readonly months: number;
};

/** The sums of each month and currency with any movement, newest first. */
export const findMonths = async (
  db: Database,
  { companyId, clientId, timeZone, months }: Asked,
): Promise<readonly MonthRow[]> => {
  const { rows } = await sql<MonthRow>`
    with movement as (
      select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM') as month, currency_id,
        1 as orders, total + balance_used as ordered, 0 as invoices, 0::bigint as invoiced, 0::bigint as open,
        0::bigint as added, 0::bigint as deducted
      from quote where company_id = ${companyId} and placed_at is not null
      union all
      select to_char(issued_at at time zone ${timeZone}, 'YYYY-MM'), currency_id, 0, 0, 1, total,
        case when state in ('issued', 'accepted', 'overdue') then total - credited else 0 end, 0, 0
      from misc_invoice where company_id = ${companyId} and issued_at is not null and state not in ('void', 'declined')
      union all
      select to_char(entry.created_at at time zone ${timeZone}, 'YYYY-MM'), account.currency_id, 0, 0, 0, 0, 0,
        case when entry.type = 1 then entry.amount else 0 end, case when entry.type = 2 then entry.amount else 0 end
      from ledger_entry entry join client_balance account on account.client_id = entry.client_id
      where entry.client_id = ${clientId}
    )
    select month, currency_id, sum(orders)::int as orders, sum(ordered)::text as ordered,
      sum(invoices)::int as invoices, sum(invoiced)::text as invoiced, sum(open)::text as open,
      sum(added)::text as added, sum(deducted)::text as deducted
    from movement group by month, currency_id order by month desc, currency_id limit ${months}`.execute(db);
  return rows;
};

const MOST_CLAIMS = 200;

/** What the company has bought on account and who has ordered it, newest first. */
export const findClaims = (db: Database, companyId: number) =>
  db
    .selectFrom('misc_invoice')
    .leftJoin('client', (join) =>
      join.onRef('client.id', '=', 'misc_invoice.client_id').on('client.erased_at', 'is', null),
    )
    .selectAll('misc_invoice')
    .select(['client.first_name', 'client.last_name', 'client.email'])
    .where('company_id', '=', companyId)
    .where('claim_of_payment_id', 'is not', null)
    .orderBy('misc_invoice.id', 'desc')
    .limit(MOST_CLAIMS)
    .execute();

/** What was paid for these claims, without the fees of the methods, oldest first. */
export const findPaymentsOf = async (db: Database, claimIds: readonly number[]) => {
  if (claimIds.length === 0) return [];
  return db
    .selectFrom('payment')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .select([
      'payable.rel_id',
      'payment.booked_at',
      'payment.amount',
      'payment.balance_amount',
      'payment.fee',
    ])
    .where('payable.kind', '=', 'misc_invoice')
    .where('payable.rel_id', 'in', claimIds)
    .where('payment.booked_at', 'is not', null)
    .orderBy('payment.id')
    .execute();
};
