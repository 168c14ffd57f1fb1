import { ProviderSilent } from '@shop/commerce-payments/providers';
import { orSilent } from './network-silence.ts';
import { Token } from './paypal-answers.ts';
import type { PayPalAccount } from './paypal-account.ts';
import { toProblem } from './paypal-problem.ts';

export type PayPalCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `PayPal-Request-Id`: a repeated call with the same one has one effect. */
  readonly key?: string;
  /** A text is sent unchanged. */
  readonly body?: object | string;
};

export type PayPalHttp = (call: PayPalCall) => Promise<unknown>;

type HttpDeps = {
  readonly account: PayPalAccount;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
};

/** A token is renewed this long before its expiry, so that none expires during a call. */
const RENEWED_BEFORE_MS = 60_000;
const LARGEST_ANSWER = 512 * 1024;
const UNAUTHORISED = 401;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

const readJson = async (answer: Response): Promise<unknown> => {
  const announced = Number(answer.headers.get('content-length') ?? 0);
  if (announced > LARGEST_ANSWER) throw new Error(`the provider announced ${announced} bytes`);
  const text = await answer.text();
  if (text.length > LARGEST_ANSWER) throw new Error(`the provider sent ${text.length} characters`);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // The parser's own error would repeat a part of the text, which is logged.
    throw new Error('the provider’s answer is no JSON');
  }
};

/**
 * Calls the API of one account. Only its own origin is called, redirects are not followed, and time and size are
 * bounded. The token is kept until it expires; a call that is refused with 401 renews it once.
 * @throws ProviderSilent for 429 and 5xx, which a later call may not have; KeyRefused for 401 and 403; PayPalProblem for other refusals.
 */
export const createPayPalHttp = ({ account, clock, timeoutMs = 8_000 }: HttpDeps): PayPalHttp => {
  let token: Promise<{ readonly value: string; readonly until: number }> | null = null;

  const send = (path: string, request: RequestInit): Promise<Response> =>
    fetch(new URL(path, account.apiUrl), {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  const answerOf = async (path: string, answer: Response): Promise<unknown> => {
    const { status } = answer;
    if (status === TOO_MANY || status >= SERVER_ERROR) {
      await answer.body?.cancel();
      throw new ProviderSilent(`the provider answered ${status}`);
    }
    const body = await readJson(answer);
    if (!answer.ok) throw toProblem(status, path, body);
    return body;
  };

  const askToken = async () => {
    const path = '/v1/oauth2/token';
    const credentials = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const answer = await send(path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in: seconds } = Token.parse(await answerOf(path, answer));
    return { value, until: clock().getTime() + seconds * 1_000 - RENEWED_BEFORE_MS };
  };

  /** Calls that need a token at the same time wait for the same one. */
  const currentToken = async (): Promise<string> => {
    const known = token && (await token.catch(() => null));
    if (known && known.until > clock().getTime()) return known.value;
    token = askToken();
    return (await token).value;
  };

  const attempt = async ({ method, path, key, body }: PayPalCall): Promise<Response> =>
    send(path, {
      method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  return (call) =>
    orSilent(async () => {
      const first = await attempt(call);
      if (first.status !== UNAUTHORISED) return answerOf(call.path, first);
      await first.body?.cancel();
      token = null;
      return answerOf(call.path, await attempt(call));
    });
};
