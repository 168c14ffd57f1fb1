import { PREPARED, type Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import { findAccount } from '@shop/commerce-ledger';

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
      .innerJoin('quote', 'quote.id', 'payable.rel_id')
      .modifyFront(PREPARED)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('payable.client_id', '=', clientId)
      .where('payable.state', '=', 'open')
      .where('payable.kind', 'in', ['marketplace', 'quote', 'forward_request'])
      .where('quote.placed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
});
