import type { Database } from '@shop/database';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findPaidOrder } from './purchase.repository.ts';
import type { Sender } from './sender.port.ts';
import { markSent, takeDue, tryAgainAt, type DueSending } from './sendings.repository.ts';

export type SendingDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly brands: Pick<Brands, 'find'>;
  readonly senders: readonly Sender[];
};

const AT_ONCE = 20;
/** Longer than a sender waits for its tracker. */
const TAKEN_MS = 60_000;
const MINUTE = 60_000;
/** The pauses double: the last one ends after about a day. */
const MOST_ATTEMPTS = 11;

const sendOne = async (deps: SendingDeps, sending: DueSending): Promise<void> => {
  const { db, clock, log, brands, senders } = deps;
  const { orderId, tracker, attempts, granted } = sending;
  const sender = senders.find((one) => one.tracker === tracker);
  const order = await findPaidOrder(db, orderId);
  // Its key was taken away: nothing is kept for later.
  if (!sender || !order) return tryAgainAt(db, sending, null);
  try {
    await sender.send({ ...order, granted, url: brands.find(order.brand)?.appUrl ?? '' });
    await markSent(db, sending, clock());
  } catch (error) {
    const isLast = attempts >= MOST_ATTEMPTS;
    log.warn({ err: error, order: orderId, tracker, isLast }, 'a tracker did not take a purchase');
    await tryAgainAt(db, sending, isLast ? null : new Date(clock().getTime() + MINUTE * 2 ** attempts));
  }
};

/** Tells the trackers of orders that were paid since. A tracker that hangs delays no order and no other tracker. */
export const sendPurchases = async (deps: SendingDeps): Promise<void> => {
  const now = deps.clock();
  const due = await takeDue(deps.db, { now, until: new Date(now.getTime() + TAKEN_MS), most: AT_ONCE });
  await Promise.all(due.map((sending) => sendOne(deps, sending)));
};
