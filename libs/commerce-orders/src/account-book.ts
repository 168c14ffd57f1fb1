import { PREPARED, sql, type Database } from '@shop/database';
import { rolesWith } from '@shop/domain/company-people';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import { findAccount } from '@shop/commerce-ledger';

const ORDER_KINDS = ['marketplace', 'quote', 'forward_request'] as const;

/** An invoice of a company waits only for those who may pay it. */
const isPayersInvoice = sql<boolean>`not exists (
  select from misc_invoice where misc_invoice.id = payable.rel_id and misc_invoice.company_id is not null
    and not exists (
      select from pro_member where pro_member.client_id = payable.client_id
        and pro_member.company_id = misc_invoice.company_id and pro_member.role in (${sql.join(rolesWith('papers'))})))`;

/** The money that a client's account shows: the free balance, and how many payables are open. */
export const createAccountBook = ({ db }: { db: Database }) => ({
  balanceOf: async (clientId: number) => {
    const account = await findAccount(db, clientId);
    return account
      ? { amount: toWire(account.balance), currency: getCurrencyCode(account.currencyId) }
      : { amount: 0, currency: null };
  },

  unpaidCountOf: async (clientId: number): Promise<number> => {
    const row = await db
      .selectFrom('payable')
      .leftJoin('quote', (join) =>
        join.onRef('quote.id', '=', 'payable.rel_id').on('payable.kind', 'in', ORDER_KINDS),
      )
      .modifyFront(PREPARED)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('payable.client_id', '=', clientId)
      .where('payable.state', '=', 'open')
      .where((eb) =>
        eb.or([
          eb('quote.placed_at', 'is not', null),
          eb.and([eb('payable.kind', '=', 'misc_invoice'), isPayersInvoice]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
});
