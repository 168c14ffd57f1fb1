import type { ApiTransport } from '@shop/brand';
import { parseCookie } from 'cookie';
import { headerOf, type ApiGateway } from '../api/api-gateway.ts';

type Caller = {
  /** The office's host: sessions of staff belong to it. */
  readonly host: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: string | undefined;
  readonly isSecure: boolean;
};

/** The API's cookie of a session of staff; a request's other cookies go nowhere. */
const sessionOf = ({ cookies, isSecure }: Caller): string | undefined => {
  const name = isSecure ? '__Host-office' : 'office';
  const token = parseCookie(cookies ?? '')[name];
  return token !== undefined && /^[\w-]{20,200}$/.test(token) ? `${name}=${token}` : undefined;
};

/** The calls of one page of the office, and the cookies that their answers set. */
export const createOfficeTransport = (
  { gateway, secret }: { readonly gateway: ApiGateway; readonly secret: string },
  caller: Caller,
): { api: ApiTransport; cookies: string[] } => {
  const cookies: string[] = [];
  const session = sessionOf(caller);
  const headers = {
    'x-shop-secret': secret,
    'x-shop-office': caller.host,
    'x-forwarded-for': caller.ip,
    'user-agent': caller.userAgent,
    'content-type': 'application/json',
    ...(session !== undefined && { cookie: session }),
  };
  const api: ApiTransport = async ({ method, url, body, idempotencyKey, signal }) => {
    const answer = await gateway.send({
      method,
      path: url,
      headers: { ...headers, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal,
    });
    const set = headerOf(answer.headers, 'set-cookie');
    if (set !== undefined) cookies.push(set);
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return { api, cookies };
};
