import {
  callFor,
  PURPOSES,
  TRACKERS,
  type AnalyticsEvent,
  type TrackerCalls,
  type TrackerName,
} from '@shop/domain/analytics';
import type { Consent } from '../consent.ts';
import { ADAPTERS } from './adapters.ts';
import { keepCalls, takeKeptCalls } from './kept-calls.ts';

/** By tracker, for the page's language; an empty id: the tracker is never loaded. */
export type TrackerIds = Readonly<Record<TrackerName, string>>;

/** Events that were sent, and trackers that they were sent to. */
export type Trackers = {
  /** Loads the trackers that the visitor allows; called again after an answer. */
  readonly start: () => void;
  readonly send: (event: AnalyticsEvent) => void;
  readonly isAnyOn: () => boolean;
};

/** What waits in the queue of a tracker until its script has come. */
type Waiting = Map<TrackerName, unknown[]>;

const keepWhenLeft = (waiting: Waiting): void =>
  addEventListener('pagehide', () => {
    const calls = [...waiting].filter(([, queued]) => queued.length > 0);
    if (calls.length > 0) keepCalls(Object.fromEntries(calls));
  });

/** The trackers of one page. An event with a known id is not sent again. */
export const createTrackers = ({ ids, consent }: { ids: TrackerIds; consent: Consent }): Trackers => {
  const started = new Set<TrackerName>();
  const sent = new Set<string>();
  const waiting: Waiting = new Map();

  const sendCall = <Name extends TrackerName>(name: Name, call: TrackerCalls[Name]): void => {
    waiting.get(name)?.push(call);
    ADAPTERS[name].send(call);
  };
  const sendTo = <Name extends TrackerName>(name: Name, event: AnalyticsEvent): void => {
    const call = callFor(name, event);
    if (call !== undefined) sendCall(name, call);
  };
  const begin = (name: TrackerName): void => {
    started.add(name);
    waiting.set(name, []);
    const script = ADAPTERS[name].start(ids[name], consent);
    // The script has taken the queue, or has failed to load.
    for (const end of ['load', 'error']) script.addEventListener(end, () => waiting.delete(name));
  };
  const sendKept = (): void => {
    const kept = takeKeptCalls();
    for (const name of started)
      for (const call of kept[name] ?? []) sendCall(name, call as TrackerCalls[typeof name]);
  };

  return {
    start: () => {
      const wanted = TRACKERS.filter(
        (name) => ids[name] !== '' && !started.has(name) && PURPOSES[name].some(consent.allows),
      );
      if (wanted.length > 0 && started.size === 0) keepWhenLeft(waiting);
      wanted.forEach(begin);
      sendKept();
    },
    send: (event) => {
      if (started.size === 0 || sent.has(event.id)) return;
      sent.add(event.id);
      for (const name of started) sendTo(name, event);
    },
    isAnyOn: () => started.size > 0,
  };
};
