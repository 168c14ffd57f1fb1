import type { ConsentPurpose } from '../consent.ts';
import type { AnalyticsEvent, AnalyticsName } from './events.ts';

/** What each tracker is given for an event, in the form that its public documentation names. */
export type TrackerCalls = {
  /** An object for the data layer of the tag manager. */
  dataLayer: Readonly<Record<string, unknown>>;
  /** The arguments of `fbq`. */
  pixel: readonly [
    method: 'track' | 'trackCustom',
    event: string,
    about: Readonly<Record<string, unknown>>,
    options: { readonly eventID: string },
  ];
  /** The name and the properties of a metric. */
  email: readonly [event: string, about: Readonly<Record<string, unknown>>];
  /** One event for the retail tracker. */
  retail: Readonly<Record<string, unknown>> & { readonly event: string };
};
export type TrackerName = keyof TrackerCalls;

/** How an event reaches a tracker, or why it does not. */
export type Rule<Name extends AnalyticsName, Tracker extends TrackerName> =
  ((event: AnalyticsEvent<Name>) => TrackerCalls[Tracker]) | string;

/** Any of them lets the tracker load. The data layer passes the rest on to its tags, by Consent Mode. */
export const PURPOSES: Readonly<Record<TrackerName, readonly ConsentPurpose[]>> = {
  dataLayer: ['statistics', 'marketing'],
  pixel: ['marketing'],
  email: ['marketing'],
  retail: ['marketing'],
};

export const TRACKERS = ['dataLayer', 'pixel', 'email', 'retail'] as const satisfies readonly TrackerName[];
