import { EVENT_TABLE, reasonAgainst, TRACKERS, type TrackerName } from '@shop/domain/analytics';
import type { RecordedCall } from './calls.repository.ts';
import { eventOfLayer } from './event-of-call.ts';
import { findFaults } from './validate-call.ts';

/** A call, with what its tracker's documentation has against it. */
export type StreamedCall = RecordedCall & { readonly faults: readonly string[] };

/** Why a tracker was not told of an event. */
export type Untold = { readonly tracker: TrackerName; readonly reason: string };

export type StreamedEvent = StreamedCall & { readonly untold: readonly Untold[] };

const NO_CALL = 'no call came: consent does not cover it, its id is empty, or its script was not loaded';

const untoldOf = (call: RecordedCall, all: readonly RecordedCall[]): Untold[] => {
  const name = eventOfLayer(call.event);
  if (call.tracker !== 'dataLayer' || call.event_id === null || !Object.hasOwn(EVENT_TABLE, name)) return [];
  return TRACKERS.filter((tracker) => tracker !== 'dataLayer').flatMap((tracker) => {
    const reason = reasonAgainst(tracker, name);
    if (reason !== undefined) return [{ tracker, reason }];
    // Trackers without ids of events are told at the same moment: whether they were cannot be said of one event.
    const isTold = all.some((one) => one.tracker === tracker && one.event_id === call.event_id);
    return isTold || tracker !== 'pixel' ? [] : [{ tracker, reason: NO_CALL }];
  });
};

/** The calls with what is wrong with each, and with each event of the data layer those that were not told of it. */
export const toStream = (calls: readonly RecordedCall[]): StreamedEvent[] =>
  calls.map((call) => ({
    ...call,
    faults: findFaults(call.tracker, call.call),
    untold: untoldOf(call, calls),
  }));
