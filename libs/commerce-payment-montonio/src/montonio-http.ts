import { isOfKey, KeyRefused, ProviderSilent } from '@shop/commerce-payments/providers';
import type { MontonioAccount } from './montonio-account.ts';
import { signToken } from './montonio-tokens.ts';

type Call = { readonly path: string; readonly body?: Readonly<Record<string, unknown>> };

/** `null`: the provider does not have it. */
export type MontonioHttp = (call: Call) => Promise<unknown>;

type HttpDeps = {
  readonly account: MontonioAccount;
  readonly clock: () => Date;
  readonly timeoutMs: number;
};

const LARGEST_ANSWER = 512 * 1024;
const TOKEN = /eyJ[\w-]*(\.[\w-]*)*/g;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const TIMEOUTS: readonly string[] = ['TimeoutError', 'AbortError'];

/** `fetch` raises a bare `TypeError` for a lost connection: only its cause has a code. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  (TIMEOUTS.includes(error.name) || (error.cause instanceof Error && 'code' in error.cause));

const orSilent = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isSilence(error) ? new ProviderSilent('the provider did not answer', { cause: error }) : error;
  }
};

const readText = async (answer: Response): Promise<string> => {
  const announced = Number(answer.headers.get('content-length') ?? 0);
  if (announced > LARGEST_ANSWER) throw new Error(`the provider announced ${announced} bytes`);
  const text = await orSilent(answer.text());
  if (text.length > LARGEST_ANSWER) throw new Error(`the provider sent ${text.length} characters`);
  return text;
};

/** The provider's own words on a refusal, without the keys and tokens that it may repeat. */
const wordsOf = (text: string, { accessKey, secretKey }: MontonioAccount): string => {
  try {
    const said: unknown = JSON.parse(text);
    const message = said !== null && typeof said === 'object' && 'message' in said ? said.message : '';
    const words = [accessKey, secretKey].reduce(
      (left, key) => left.replaceAll(key, '…'),
      JSON.stringify(message).replaceAll(TOKEN, '…'),
    );
    return words.replaceAll('Bearer …', '…').slice(0, 300);
  } catch {
    return '';
  }
};

/** The parser's own error would repeat a part of the text, which is logged. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the provider’s answer is no JSON');
  }
};

/**
 * Calls the API of one account: GET without a body, else POST. Redirects are not followed.
 * @throws ProviderSilent for 429 and 5xx, which a later call may not have, and for a lost connection;
 * KeyRefused for 401 and 403.
 */
export const createMontonioHttp = ({ account, clock, timeoutMs }: HttpDeps): MontonioHttp => {
  const send = async ({ path, body }: Call): Promise<Response> => {
    const token = await signToken(account, body ?? {}, clock());
    const request: RequestInit = body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ data: token }),
        }
      : { headers: { authorization: `Bearer ${token}` } };
    return orSilent(
      fetch(`${account.apiUrl}${path}`, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
  };

  return async (call) => {
    const answer = await send(call);
    const { status } = answer;
    const text = await readText(answer);
    if (status === TOO_MANY || status >= SERVER_ERROR)
      throw new ProviderSilent(`the provider answered ${status}`);
    if (status === NOT_FOUND && !call.body) return null;
    if (isOfKey(status)) throw new KeyRefused({ call: call.path, status, code: wordsOf(text, account) });
    if (!answer.ok)
      throw new Error(`the provider answered ${status} to ${call.path}: ${wordsOf(text, account)}`);
    return parse(text);
  };
};
