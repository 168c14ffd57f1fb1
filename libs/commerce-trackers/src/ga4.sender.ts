import { callFor } from '@shop/domain/analytics';
import type { TrackerSettings } from './tracker-settings.ts';
import type { Purchase, Sender } from './sender.port.ts';

const ADDRESS = 'https://www.google-analytics.com/mp/collect';
const TIMEOUT_MS = 5_000;
const MICROS = 1_000;

const said = (isGranted: boolean) => (isGranted ? 'GRANTED' : 'DENIED');

/** https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference */
export const ga4Body = ({ events, granted, paidAt }: Purchase) => {
  const [purchase] = events;
  const allowsAdvertising = granted.includes('marketing');
  return {
    // Names the order and no person: the browser's own id is not known here.
    client_id: purchase.about.transaction,
    timestamp_micros: paidAt.getTime() * MICROS,
    consent: { ad_user_data: said(allowsAdvertising), ad_personalization: said(allowsAdvertising) },
    events: events.map((event) => {
      const { event: name, event_id, ecommerce, ...rest } = callFor('dataLayer', event) ?? {};
      return { name, params: { event_id, ...rest, ...(ecommerce as object | undefined) } };
    }),
  };
};

/** Reports to GA4, which counts a transaction id once, whether the browser or the server sends it. */
export const createGa4 = (
  { measurementId, secret }: NonNullable<TrackerSettings['ga4']>,
  address = ADDRESS,
): Sender => ({
  tracker: 'dataLayer',
  send: async (purchase) => {
    const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
    const answer = await fetch(`${address}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ga4Body(purchase)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`analytics answered ${answer.status}`);
  },
});
