import { sql, type Columns, type Database } from '@shop/database';
import type { TrackerName } from '@shop/domain/analytics';
import { writeGranted, readGranted } from './granted.ts';
import type { ConsentPurpose } from '@shop/domain/consent';

type NewSendings = {
  readonly orderId: number;
  readonly trackers: readonly TrackerName[];
  readonly granted: readonly ConsentPurpose[];
  readonly now: Date;
};

/** Once an order: a call that is repeated keeps the first consent. */
export const keepSendings = async (
  db: Database,
  { orderId, trackers, granted, now }: NewSendings,
): Promise<void> => {
  if (trackers.length === 0) return;
  await db
    .insertInto('tracker_sending')
    .values(
      trackers.map((tracker) => ({
        ...{ quote_id: orderId, tracker, granted: writeGranted(granted) },
        ...{ due_at: now, created_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['quote_id', 'tracker']).doNothing())
    .execute();
};

export type DueSending = {
  readonly orderId: number;
  readonly tracker: TrackerName;
  readonly attempts: number;
  readonly granted: readonly ConsentPurpose[];
};

type TakenRow = Columns<
  'tracker_sending',
  { orderId: 'quote_id'; tracker: 'tracker'; attempts: 'attempts'; granted: 'granted' }
>;

/** Of paid orders, the oldest first. Taken for a minute, so that two processes do not send the same. */
export const takeDue = async (
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueSending[]> => {
  const { rows } = await sql<TakenRow>`
    update tracker_sending set due_at = ${until}, attempts = attempts + 1
    where (quote_id, tracker) in (
      select sending.quote_id, sending.tracker from tracker_sending sending
      join quote on quote.id = sending.quote_id
      where sending.sent_at is null and sending.due_at <= ${now} and quote.paid_at is not null
      order by sending.due_at limit ${most} for update of sending skip locked)
    returning quote_id as "orderId", tracker, attempts, granted`.execute(db);
  return rows.map(({ granted, ...taken }) => ({ ...taken, granted: readGranted(granted) }));
};

const one = ({ orderId, tracker }: DueSending) => ({ quote_id: orderId, tracker });

export const markSent = async (db: Database, sending: DueSending, now: Date): Promise<void> => {
  await db
    .updateTable('tracker_sending')
    .set({ sent_at: now, due_at: null })
    .where((eb) => eb.and(one(sending)))
    .execute();
};

/** Null: it was tried long enough. */
export const tryAgainAt = async (db: Database, sending: DueSending, due: Date | null): Promise<void> => {
  await db
    .updateTable('tracker_sending')
    .set({ due_at: due })
    .where((eb) => eb.and(one(sending)))
    .execute();
};
