import { callFor, type TrackerName } from '@shop/domain/analytics';
import type { Database } from '@shop/database';
import { recordCall } from './calls.repository.ts';
import type { Sender } from './sender.port.ts';

/** Stands in for a tracker's server: writes what it would be sent to the log of the development page. */
export const createLogSender = (db: Database, tracker: TrackerName): Sender => ({
  tracker,
  send: async ({ brand, events }) => {
    for (const event of events) {
      const call = callFor(tracker, event);
      if (call !== undefined) await recordCall(db, { brand, source: 'server', tracker, call });
    }
  },
});
