import { OLDEST_MS } from '../webhook-signature.ts';

export type SentWebhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Sign = (body: string, at: Date) => Readonly<Record<string, string>>;
type Signers = {
  readonly sign: Sign;
  /** Signs as well as the provider, with a key of its own. */
  readonly stranger: Sign;
};

const without = ({ body, headers }: SentWebhook, name: string): SentWebhook => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
});
const withHeader = ({ body, headers }: SentWebhook, name: string, value: string): SentWebhook => ({
  body,
  headers: { ...headers, [name]: value },
});
const flip = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
};
const flipIn = (good: SentWebhook, name: string, at: number): SentWebhook =>
  withHeader(good, name, flip(good.headers[name] ?? '', at));

/** Ways to make a bad webhook of a good one; each makes another one by `turn`. */
export const paypalForgeries = (
  { sign, stranger }: Signers,
  now: Date,
): Readonly<Record<string, (good: SentWebhook, turn: number) => SentWebhook>> => ({
  'the body of another payment': (good, turn) => ({ ...good, body: good.body.replace('WH-', `WH-${turn}`) }),
  'a truncated body': (good, turn) => ({ ...good, body: good.body.slice(0, -1 - (turn % 200)) }),
  're-encoded JSON': (good, turn) => ({
    ...good,
    body: JSON.stringify(JSON.parse(good.body), null, 1 + (turn % 8)),
  }),
  'a signature with another bit': (good, turn) => flipIn(good, 'paypal-transmission-sig', turn * 3),
  'another transmission': (good, turn) => flipIn(good, 'paypal-transmission-id', turn),
  'a recording of last week': ({ body }, turn) => ({
    body,
    headers: sign(body, new Date(now.getTime() - OLDEST_MS - 1_000 - turn)),
  }),
  'a recording with a fresh date': (good, turn) =>
    withHeader(good, 'paypal-transmission-time', new Date(now.getTime() - turn * 1_000 - 1).toISOString()),
  'the key of a stranger': ({ body }) => ({ body, headers: stranger(body, now) }),
  'a stranger’s signature with our certificate': ({ body, headers }) => ({
    body,
    headers: { ...stranger(body, now), 'paypal-cert-url': headers['paypal-cert-url'] ?? '' },
  }),
  'a missing header': (good, turn) => without(good, Object.keys(good.headers)[turn % 5] ?? ''),
});
