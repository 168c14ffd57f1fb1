import { toJson, type Database } from '@shop/database';
import type { TrackerName } from '@shop/domain/analytics';
import { readCall } from './read-call.ts';

type NewCall = {
  readonly brand: string;
  readonly source: 'browser' | 'server';
  readonly tracker: TrackerName;
  readonly call: unknown;
};

/** Only in the demo. */
export const recordCall = async (db: Database, { call, ...about }: NewCall): Promise<void> => {
  const { event, eventId } = readCall(about.tracker, call);
  await db
    .insertInto('tracker_call')
    .values({ ...about, event: event.slice(0, 100), event_id: eventId, call: toJson(call) })
    .execute();
};

export type RecordedCall = {
  readonly id: number;
  readonly brand: string;
  readonly source: 'browser' | 'server';
  readonly tracker: TrackerName;
  readonly event: string;
  readonly event_id: string | null;
  readonly call: unknown;
  readonly created_at: Date;
};

/** The newest first. */
export const newestCalls = (db: Database, most: number): Promise<RecordedCall[]> =>
  db.selectFrom('tracker_call').selectAll().orderBy('id', 'desc').limit(most).execute();
