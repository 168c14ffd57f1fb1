import type { Generated, Json, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

type Tracker = 'dataLayer' | 'pixel' | 'email' | 'retail';

/** A tracker that the server tells of an order once it is paid; only with the buyer's consent. */
export type TrackerSendingTable = {
  quote_id: number;
  tracker: Tracker;
  /** The purposes that the buyer allowed: `statistics,marketing`. */
  granted: string;
  attempts: Generated<number>;
  /** Null when it was sent, or given up. */
  due_at: Date | null;
  sent_at: Date | null;
  created_at: Timestamp;
};

/** What stands in for a tracker was given, in the demo. */
export type TrackerCallTable = {
  id: Key;
  brand: string;
  source: 'browser' | 'server';
  tracker: Tracker;
  event: string;
  event_id: string | null;
  call: Json<unknown>;
  created_at: Timestamp;
};

export interface TrackerTables {
  tracker_sending: TrackerSendingTable;
  tracker_call: TrackerCallTable;
}

/** Who writes each table; all others read. */
export const trackerWriters: Writers<TrackerTables> = {
  tracker_sending: 'commerce-trackers',
  tracker_call: 'commerce-trackers',
};
