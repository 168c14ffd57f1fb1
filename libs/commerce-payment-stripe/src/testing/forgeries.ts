import { TOLERANCE_S } from '../stripe-webhooks.ts';

export type SentWebhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Sign = (body: string, at: Date, secret?: string) => Readonly<Record<string, string>>;

const HEADER = 'stripe-signature';
const headerOf = ({ headers }: SentWebhook): string => headers[HEADER] ?? '';
const withHeader = ({ body }: SentWebhook, value: string): SentWebhook => ({
  body,
  headers: { [HEADER]: value },
});
const flip = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);
};

/** Ways to make a bad webhook of a good one; each makes another one by `turn`. */
export const stripeForgeries = (
  sign: Sign,
  now: Date,
): Readonly<Record<string, (good: SentWebhook, turn: number) => SentWebhook>> => {
  const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const signedAt = ({ body }: SentWebhook, at: Date): SentWebhook => ({ body, headers: sign(body, at) });
  return {
    'the body of another payment': (good, turn) => ({
      ...good,
      body: good.body.replace('evt_', `evt_${turn}`),
    }),
    'a truncated body': (good, turn) => ({ ...good, body: good.body.slice(0, -1 - (turn % 200)) }),
    're-encoded JSON': (good, turn) => ({
      ...good,
      body: JSON.stringify(JSON.parse(good.body), null, 1 + (turn % 8)),
    }),
    'a body with a mark of its order of bytes': (good, turn) => ({
      ...good,
      body: `${'\uFEFF'.repeat(1 + turn)}${good.body}`,
    }),
    'a signature with another bit': (good, turn) => {
      const [time = '', signature = ''] = headerOf(good).split(',v1=');
      return withHeader(good, `${time},v1=${flip(signature, turn)}`);
    },
    'a recording of an hour ago': (good, turn) => signedAt(good, secondsAgo(TOLERANCE_S + 1 + turn)),
    'a date of tomorrow': (good, turn) => signedAt(good, secondsAgo(-TOLERANCE_S - 1 - turn)),
    'a recording with a fresh date': (good, turn) => {
      const fresh = Math.floor(now.getTime() / 1_000) - 1 - turn;
      return withHeader(good, headerOf(good).replace(/^t=\d+/, `t=${fresh}`));
    },
    'the secret of a stranger': (good, turn) => ({
      ...good,
      headers: sign(good.body, now, `whsec_${turn}`),
    }),
    'a header of another form': (good, turn) =>
      withHeader(
        good,
        [
          '',
          headerOf(good).replace('v1=', 'v0='),
          `${headerOf(good)},t=0`,
          headerOf(good).replace(',', ', '),
          headerOf(good).toUpperCase(),
        ][turn % 5] ?? '',
      ),
  };
};
