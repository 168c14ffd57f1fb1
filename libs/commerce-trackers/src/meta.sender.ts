import { createHash } from 'node:crypto';
import { callFor } from '@shop/domain/analytics';
import type { TrackerSettings } from './tracker-settings.ts';
import type { Purchase, Sender } from './sender.port.ts';

const ADDRESS = 'https://graph.facebook.com/v21.0';
const TIMEOUT_MS = 5_000;
const SECOND = 1_000;

const hashed = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters */
export const metaBody = ({ events, email, paidAt, url }: Purchase) => ({
  data: events.flatMap((event) => {
    const call = callFor('pixel', event);
    if (!call) return [];
    const [, name, about, { eventID }] = call;
    return {
      event_name: name,
      event_time: Math.floor(paidAt.getTime() / SECOND),
      event_id: eventID,
      action_source: 'website',
      event_source_url: url,
      user_data: { em: [hashed(email)] },
      custom_data: about,
    };
  }),
});

/** An event with the id of one that the pixel sent is counted once. */
export const createMeta = (
  { pixelId, token }: NonNullable<TrackerSettings['meta']>,
  address = ADDRESS,
): Sender => ({
  tracker: 'pixel',
  send: async (purchase) => {
    const answer = await fetch(`${address}/${encodeURIComponent(pixelId)}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...metaBody(purchase), access_token: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the pixel answered ${answer.status}`);
  },
});
