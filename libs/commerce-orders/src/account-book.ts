import type { Database } from '@shop/database';
import { toWire } from '@shop/domain/wire-amount';
import { findAccount } from '@shop/commerce-ledger';

/** The money that a client's account shows: the free balance, and how many payables are open. */
export const createAccountBook = ({ db }: { db: Database }) => ({
  balanceOf: async (clientId: number): Promise<number> =>
    toWire((await findAccount(db, clientId))?.balance ?? 0),

  unpaidCountOf: async (clientId: number): Promise<number> => {
    const row = await db
      .selectFrom('payable')
      .innerJoin('quote', 'quote.id', 'payable.rel_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('payable.client_id', '=', clientId)
      .where('payable.state', '=', 'open')
      .where('payable.kind', 'in', ['marketplace', 'quote', 'forward_request'])
      .where('quote.placed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
});
