import type { Logger } from '@shop/commerce-kit/logger';
import type { Database } from '@shop/database';
import { readTouch, type WrittenTouches } from '@shop/paths/touches';

const partsOf = (written: string | undefined) => {
  const { utm_campaign = '', utm_medium = '', utm_source = '' } = readTouch(written ?? '') ?? {};
  return { campaign: utm_campaign, medium: utm_medium, source: utm_source };
};

const columnsOf = ({ first, last }: WrittenTouches) => {
  const [one, other] = [partsOf(first ?? last), partsOf(last ?? first)];
  return {
    ...{ first_campaign: one.campaign, first_medium: one.medium, first_source: one.source },
    ...{ last_campaign: other.campaign, last_medium: other.medium, last_source: other.source },
  };
};

/**
 * Keeps the first and the last campaign of a visitor with the order, once. An order never fails by it: a failure is a
 * line of the log.
 */
export const keepTouches =
  ({ db, log }: { db: Database; log: Logger }) =>
  async (orderId: number, touches: WrittenTouches, now: Date): Promise<void> => {
    if (touches.first === undefined && touches.last === undefined) return;
    try {
      await db
        .insertInto('order_touch')
        .values({ quote_id: orderId, ...columnsOf(touches), created_at: now })
        .onConflict((conflict) => conflict.column('quote_id').doNothing())
        .execute();
    } catch (error) {
      log.error({ err: error, order: orderId }, 'campaigns of an order were not kept');
    }
  };
