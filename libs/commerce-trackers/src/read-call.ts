import type { TrackerName } from '@shop/domain/analytics';

type Said = { readonly event: string; readonly eventId: string | null };

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const READERS: Readonly<Record<TrackerName, (call: unknown) => Said>> = {
  dataLayer: (call) => {
    // `gtag('consent', …)` reaches the data layer as its arguments.
    if (Array.isArray(call)) return { event: call.slice(0, 2).map(textOf).join(' '), eventId: null };
    const { event, event_id: id } = recordOf(call);
    return { event: textOf(event), eventId: textOf(id) || null };
  },
  pixel: (call) => {
    const [method, event, , options] = listOf(call);
    return {
      event: method === 'init' ? 'init' : textOf(event),
      eventId: textOf(recordOf(options)['eventID']) || null,
    };
  },
  email: (call) => ({ event: textOf(listOf(call)[1]) || textOf(listOf(call)[0]), eventId: null }),
  retail: (call) => ({ event: textOf(recordOf(call)['event']), eventId: null }),
};

/** The name and the id that a call gives its event; trackers that count by no id are given none. */
export const readCall = (tracker: TrackerName, call: unknown): Said => READERS[tracker](call);
