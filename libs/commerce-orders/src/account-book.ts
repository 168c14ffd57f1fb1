import { PREPARED, type Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import { findAccount } from '@shop/commerce-ledger';

const ORDER_KINDS = ['marketplace', 'quote', 'forward_request'] as const;

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
      .where((eb) => eb.or([eb('quote.placed_at', 'is not', null), eb('payable.kind', '=', 'misc_invoice')]))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
});
