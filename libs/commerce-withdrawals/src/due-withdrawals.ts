import type { Database } from '@shop/database';
import { EU_RETURN_DAYS } from '@shop/domain/market-duties';

const DAY_MS = 86_400_000;
/** Staff are alerted this many days before a refund is overdue. */
const DAYS_BEFORE = 3;
/** A statement whose goods staff have yet to find waits this long at most. */
const DAYS_TO_FIND = 2;

/**
 * Withdrawals that staff must act on: the refund is due soon and nothing is awaited, or the order or its goods were not
 * found yet. Goods that have not come back are no delay of ours.
 */
export const countDueWithdrawals = async (db: Database, now: Date): Promise<number> => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { count } = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'received'), eb('stated_at', '<=', before(EU_RETURN_DAYS - DAYS_BEFORE))]),
        eb.and([eb('state', '=', 'stated'), eb('stated_at', '<=', before(DAYS_TO_FIND))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};
