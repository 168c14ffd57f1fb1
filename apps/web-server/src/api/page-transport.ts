import type { ApiRequest, ApiTransport } from '@shop/brand';
import type { CachedAnswer } from './answer-cache.ts';
import { headerOf, type ApiGateway } from './api-gateway.ts';
import { isEnded, sessionCookies } from './session-cookies.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { isOfVisitors } from './visitor-calls.ts';
import { visitorHeaders, type Caller } from './visitor-headers.ts';

type Headers = Parameters<typeof headerOf>[0];

type PageTransportOptions = {
  gateway: ApiGateway;
  shared: SharedAnswers;
  secret: string;
  caller: Caller;
  /** The page is for all visitors: it is rendered without the caller's session, and calls about a visitor fail. */
  isForAll: boolean;
  isSecure: boolean;
  /** Aborts when the page's time budget is used up. */
  signal: AbortSignal;
};

/** The API client of one rendering, with the data that it collects besides the answers. */
export const createPageTransport = ({
  gateway,
  shared,
  secret,
  caller: asker,
  isForAll,
  isSecure,
  signal,
}: PageTransportOptions) => {
  const cookies: string[] = [];
  const keys: string[] = [];
  const caller = isForAll ? { ...asker, token: undefined } : asker;
  const headers = { ...visitorHeaders(caller, secret), 'content-type': 'application/json' };
  let { token } = caller;
  let hasEnded = false;

  const followSession = (url: string, headersOfAnswer: Headers): void => {
    const session = headerOf(headersOfAnswer, 'x-shop-session');
    if (session === undefined) return;
    if (isForAll) throw new Error(`${url} began a session for a page for all visitors`);
    const maxAge = Number(headerOf(headersOfAnswer, 'x-shop-session-max-age') ?? 0);
    hasEnded = isEnded(maxAge);
    token = hasEnded ? undefined : session;
    cookies.splice(0, cookies.length, ...sessionCookies(session, maxAge, isSecure));
  };

  const ask = async ({ method, url, body, idempotencyKey, timeout }: ApiRequest): Promise<CachedAnswer> => {
    if (isForAll && isOfVisitors(url)) throw new Error(`A page for all visitors asked for ${url}`);
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
      ...(timeout !== undefined && { timeout }),
    });
    followSession(url, answer.headers);
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      body: text === '' ? null : JSON.parse(text),
      size: text.length,
      keys: headerOf(answer.headers, 'x-shop-keys')?.split(' ') ?? [],
    };
  };

  const kind = `${caller.brand} ${caller.locale} ${caller.currencyId ?? ''}`;
  const api: ApiTransport = async (request) => {
    const heard = await shared.get(kind, request, () => ask(request));
    keys.push(...heard.keys);
    return heard;
  };

  return { api, cookies, keys, hasSession: () => token !== undefined, hasEnded: () => hasEnded };
};
