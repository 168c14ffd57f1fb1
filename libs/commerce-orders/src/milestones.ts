import type { Database, Transaction } from '@shop/database';
import { isFarther, isOnTheRoad, type Milestone } from '@shop/domain/order-road';
import { err, ok, type Result } from '@shop/domain/result';
import { lockOrder } from './orders.repository.ts';

/** An event of an order's goods. */
export type MilestoneFact = {
  readonly milestone: Milestone;
  /** The time of the event, which may be long before it is recorded. */
  readonly at: Date;
  /** `staff:rasa`, or the reporting carrier. */
  readonly actor: string;
};

export type MilestoneRefusal = 'not_on_the_road' | 'before_payment' | 'in_the_future';

type Recorded = { readonly isNew: boolean; readonly hasMoved: boolean };

/**
 * Records an event of an order's goods in its history. A repeated event is recorded once; a late one is
 * sorted by its time in the history and does not set the order back. `isNew` is false for a repeated one, and
 * `hasMoved` where the order was farther already.
 */
export const recordMilestone = async (
  tx: Transaction,
  quoteId: number,
  { milestone, at, actor }: MilestoneFact,
  now: Date,
): Promise<Result<Recorded, MilestoneRefusal>> => {
  const order = await lockOrder(tx, quoteId);
  const reached = order.state_before_dispute ?? order.state;
  if (!isOnTheRoad(reached) || order.paid_at === null) return err('not_on_the_road');
  if (at < order.paid_at) return err('before_payment');
  if (at > now) return err('in_the_future');
  const { numInsertedOrUpdatedRows: written = 0n } = await tx
    .insertInto('order_event')
    .values({
      quote_id: quoteId,
      state: milestone,
      actor,
      cause: `milestone:${quoteId}:${milestone}`,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirstOrThrow();
  if (written === 0n) return ok({ isNew: false, hasMoved: false });
  const hasMoved = isFarther(milestone, reached);
  if (hasMoved) {
    // A disputed order stays disputed; afterwards it has the state of its latest milestone.
    const moved =
      order.state_before_dispute === null ? { state: milestone } : { state_before_dispute: milestone };
    await tx
      .updateTable('quote')
      .set({ ...moved, updated_at: now })
      .where('id', '=', quoteId)
      .execute();
  }
  return ok({ isNew: true, hasMoved });
};

/** A placed order by its number, at any brand: for staff. */
export const findOrderIdByNumber = async (db: Database, id: number): Promise<number | null> => {
  const row = await db
    .selectFrom('quote')
    .select('id')
    .where('id', '=', id)
    .where('placed_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
};
