import { sql, type Columns, type Database } from '@shop/database';
import { rolesWith } from '@shop/domain/company-people';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';

const ORDER_KINDS = ['marketplace', 'quote', 'forward_request'] as const;

/** An invoice of a company waits only for those who may pay it. */
const isPayersInvoice = sql<boolean>`not exists (
  select from misc_invoice where misc_invoice.id = payable.rel_id and misc_invoice.company_id is not null
    and not exists (
      select from pro_member where pro_member.client_id = payable.client_id
        and pro_member.company_id = misc_invoice.company_id and pro_member.role in (${sql.join(rolesWith('papers'))})))`;

/** Its columns are null before the balance's first entry. */
type StandingRow = { readonly unpaid: number } & (
  | Columns<'client_balance', { balance: 'balance'; currency_id: 'currency_id' }>
  | Record<'balance' | 'currency_id', null>
);

/** The money that a client's account shows: the free balance, and how many payables are open. */
export const createAccountBook = ({ db }: { db: Database }) => ({
  standingOf: async (clientId: number) => {
    const { rows } = await sql<StandingRow>`/* prepared */
      select own.balance, own.currency_id, (
        select count(*) from payable
        left join quote on quote.id = payable.rel_id and payable.kind in (${sql.join(ORDER_KINDS)})
        where payable.client_id = ${clientId} and payable.state = 'open'
          and (quote.placed_at is not null or (payable.kind = 'misc_invoice' and ${isPayersInvoice}))
      ) as unpaid
      from (values (1)) as one left join client_balance own on own.client_id = ${clientId}`.execute(db);
    const { unpaid = 0, balance = null, currency_id: currencyId = null } = rows[0] ?? {};
    return {
      unpaid: Number(unpaid),
      balance: balance === null ? 0 : toWire(balance),
      currency: currencyId === null ? null : getCurrencyCode(currencyId),
    };
  },
});
