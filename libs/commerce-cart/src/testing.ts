import type { Contract } from '@shop/contracts/contract';
import type { Database } from '@shop/database';
import { findCurrencyByCode, type CurrencyCode } from '@shop/domain/currencies';
import Fastify from 'fastify';
import { createCallBinder } from '@shop/commerce-kit/call';
import { acceptJson } from '@shop/commerce-kit/json-body';
import type { App } from '@shop/commerce-kit/module';
import { answerProblems } from '@shop/commerce-kit/problem-handler';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { createSessions } from '@shop/commerce-accounts/sessions';
import { createTariffs } from '@shop/commerce-tariff';
import { createCart, joinGuestCart } from './cart.module.ts';

const NORDPORT = {
  key: 'lt',
  countryId: 1,
  defaultLocale: 'en',
  currency: { id: 1, code: 'EUR' },
} as ShopBrand;
const GULF = { ...NORDPORT, key: 'ae', countryId: 5, currency: { id: 3, code: 'AED' } } as ShopBrand;

export const NOW = new Date('2026-11-21T12:00:00Z');

type Caller = {
  token?: string | undefined;
  brand?: 'lt' | 'ae';
  currency?: CurrencyCode;
  /** The change's key, as the browser makes one for each act. */
  key?: string | undefined;
  /** The shipping method that the device prefers. */
  method?: 'air' | 'sea';
  /** The id of the market that the device prefers. */
  country?: number;
};

/** The cart's calls on a test server, sent as the web server sends them. */
export const createCartApp = async (db: Database) => {
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const tariffs = createTariffs({ db, clock: () => NOW });
  const server = Fastify();
  answerProblems(server);
  acceptJson(server);
  const call = createCallBinder(server, {
    headers: {
      isTrusted: () => true,
      officeOf: () => undefined,
      read: ({ headers }) => ({
        brand: headers['x-shop-brand'] === 'ae' ? GULF : NORDPORT,
        locale: 'en',
        currency: findCurrencyByCode(headers['x-shop-currency']) ?? NORDPORT.currency,
        token: headers.authorization?.slice('Bearer '.length),
        ip: '127.0.0.1',
        method: headers['x-shop-method'] === 'sea' ? ('sea' as const) : undefined,
        countryId: headers['x-shop-country'] === undefined ? undefined : Number(headers['x-shop-country']),
      }),
    },
    visitors: sessions,
    clock: () => NOW,
    checksAnswers: true,
  });
  const app: App = Object.assign(server, { call });
  await createCart({ db, tariffs, sessions, findUser: async () => null }).routes(app);

  const send = async (
    contract: Pick<Contract, 'method' | 'url'>,
    body: unknown,
    { token, brand = 'lt', currency = 'EUR', key, method, country }: Caller = {},
  ) => {
    const response = await server.inject({
      method: contract.method,
      url: contract.url,
      headers: {
        'content-type': 'application/json',
        'x-shop-brand': brand,
        'x-shop-currency': currency,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method && { 'x-shop-method': method }),
        ...(country && { 'x-shop-country': String(country) }),
        ...(key && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    });
    return {
      status: response.statusCode,
      body: response.json(),
      token: response.headers['x-shop-session'] as string | undefined,
      maxAge: response.headers['x-shop-session-max-age'],
    };
  };
  return { send, sessions, tariffs, close: () => server.close() };
};
