export {
  eventIdOf,
  type AnalyticsEvent,
  type AnalyticsEvents,
  type AnalyticsName,
  type QuotePayment,
} from './events.ts';
export { analyticsItem, inDollars, transactionIdOf, valueOf, type AnalyticsItem } from './item.ts';
export { callFor, EVENT_TABLE, reasonAgainst } from './event-table.ts';
export { PURPOSES, TRACKERS, type TrackerCalls, type TrackerName } from './tracker.ts';
