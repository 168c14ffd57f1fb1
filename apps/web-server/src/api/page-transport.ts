import type { ApiRequest, ApiTransport } from '@shop/brand';
import type { CachedAnswer } from './answer-cache.ts';
import { headerOf, type ApiGateway } from './api-gateway.ts';
import { isEnded, sessionCookies } from './session-cookies.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { visitorHeaders, type Caller } from './visitor-headers.ts';

type PageTransportOptions = {
  gateway: ApiGateway;
  shared: SharedAnswers;
  secret: string;
  caller: Caller;
  isSecure: boolean;
  /** Aborts when the page's time is over. */
  signal: AbortSignal;
};

/** The API client of one rendering, with the data that it collects besides the answers. */
export const createPageTransport = ({
  gateway,
  shared,
  secret,
  caller,
  isSecure,
  signal,
}: PageTransportOptions) => {
  const cookies: string[] = [];
  const keys: string[] = [];
  const headers = { ...visitorHeaders(caller, secret), 'content-type': 'application/json' };
  let { token } = caller;
  let hasEnded = false;

  const ask = async ({ method, url, body, idempotencyKey }: ApiRequest): Promise<CachedAnswer> => {
    const answer = await gateway.send({
      method,
      path: url,
      headers: {
        ...headers,
        // A session that an action has begun continues in the loaders of the same page.
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal,
    });
    const session = headerOf(answer.headers, 'x-shop-session');
    if (session !== undefined) {
      const maxAge = Number(headerOf(answer.headers, 'x-shop-session-max-age') ?? 0);
      hasEnded = isEnded(maxAge);
      token = hasEnded ? undefined : session;
      cookies.splice(0, cookies.length, ...sessionCookies(session, maxAge, isSecure));
    }
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      body: text === '' ? null : JSON.parse(text),
      size: text.length,
      keys: headerOf(answer.headers, 'x-shop-keys')?.split(' ') ?? [],
    };
  };

  const asker = `${caller.brand} ${caller.locale} ${caller.currencyId ?? ''}`;
  const api: ApiTransport = async (request) => {
    const heard = await shared.get(asker, request, () => ask(request));
    keys.push(...heard.keys);
    return heard;
  };

  return { api, cookies, keys, hasSession: () => token !== undefined, hasEnded: () => hasEnded };
};
