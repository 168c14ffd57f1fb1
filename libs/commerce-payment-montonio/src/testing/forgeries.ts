import { SignJWT, type JWTPayload } from 'jose';

type Credentials = { readonly accessKey: string; readonly secretKey: string };
type Forge = (goodBody: string, turn: number) => string | Promise<string>;

const SECONDS = 600;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const tokenIn = (body: string): string => Object.values<string>(JSON.parse(body))[0] ?? '';
const asBody = (orderToken: string): string => JSON.stringify({ orderToken });
const said = (body: string): JWTPayload =>
  JSON.parse(Buffer.from(tokenIn(body).split('.')[1] ?? '', 'base64url').toString());
const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const withPayload = (body: string, payload: string): string => {
  const [head, , signature] = tokenIn(body).split('.');
  return asBody([head, encoded(payload), signature].join('.'));
};

/** The last character of a signature may be written in four ways with the same bytes. */
const respelled = (token: string, turn: number): string => {
  const at = ALPHABET.indexOf(token.at(-1) ?? '');
  return `${token.slice(0, -1)}${ALPHABET[at ^ (1 + (turn % 3))]}`;
};
const flipped = (token: string, turn: number): string => {
  const start = token.lastIndexOf('.') + 1;
  const place = start + (turn % (token.length - start - 1));
  return `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
};

const signed = (payload: JWTPayload, secretKey: string): Promise<string> =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secretKey));

/** Ways to turn a valid webhook into an invalid one; `turn` varies the result. */
export const montonioForgeries = ({ secretKey }: Credentials, now: Date): Readonly<Record<string, Forge>> => {
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    'the token with another sum': (good, turn) =>
      withPayload(good, JSON.stringify({ ...said(good), grandTotal: turn / 100 })),
    'the token of another payment': (good, turn) =>
      withPayload(good, JSON.stringify({ ...said(good), merchantReference: `reference-${turn}` })),
    're-encoded JSON in the token': (good, turn) =>
      withPayload(good, JSON.stringify(said(good), null, 1 + (turn % 8))),
    'a truncated token': (good, turn) => asBody(tokenIn(good).slice(0, -1 - turn)),
    'a truncated body': (good, turn) => good.slice(0, -1 - turn),
    'a signature with another bit': (good, turn) => asBody(flipped(tokenIn(good), turn)),
    'a signature of another spelling': (good, turn) =>
      asBody(turn % 2 === 0 ? respelled(tokenIn(good), turn) : `${tokenIn(good)}${'='.repeat(1 + turn)}`),
    'no signature': (good, turn) => {
      const head = encoded(JSON.stringify({ alg: turn % 2 === 0 ? 'none' : 'HS512', typ: 'JWT' }));
      return asBody(`${head}.${tokenIn(good).split('.')[1]}.${'A'.repeat(turn)}`);
    },
    'a recording, or a token without an end': async (good, turn) => {
      const { exp: _, ...endless } = said(good);
      const iat = seconds - SECONDS - 60 - turn;
      const payload =
        turn % 2 === 0 ? { ...endless, iat, exp: iat + SECONDS } : { ...endless, jti: `${turn}` };
      return asBody(await signed(payload, secretKey));
    },
    'the secret or the store of a stranger': async (good, turn) =>
      asBody(
        turn % 2 === 0
          ? await signed(said(good), `the-secret-of-stranger-${turn}-that-is-long-enough`)
          : await signed({ ...said(good), accessKey: `store-${turn}` }, secretKey),
      ),
  };
};
