import type { Contract } from '@shop/contracts';
import type { Database } from '@shop/database';
import { findCurrencyByCode, type CurrencyCode } from '@shop/domain';
import Fastify from 'fastify';
import { createCallBinder } from '../../platform/call.ts';
import { acceptJson } from '../../platform/json-body.ts';
import type { App } from '../../platform/module.ts';
import { answerProblems } from '../../platform/problem-handler.ts';
import type { ShopBrand } from '../../platform/shop-brand.ts';
import { createSessions } from '../sessions/sessions.module.ts';
import { createTariffs } from '../tariff/tariff.module.ts';
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
  /** The way that the device prefers. */
  method?: 'air' | 'sea';
};

/** The cart's calls on a server of their own, asked as the web server asks. */
export const createCartApp = async (db: Database) => {
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const tariffs = createTariffs({ db });
  const server = Fastify();
  answerProblems(server);
  acceptJson(server);
  const call = createCallBinder(server, {
    headers: {
      isTrusted: () => true,
      read: ({ headers }) => ({
        brand: headers['x-shop-brand'] === 'ae' ? GULF : NORDPORT,
        locale: 'en',
        currency: findCurrencyByCode(headers['x-shop-currency']) ?? NORDPORT.currency,
        token: headers.authorization?.slice('Bearer '.length),
        ip: '127.0.0.1',
        method: headers['x-shop-method'] === 'sea' ? ('sea' as const) : undefined,
      }),
    },
    visitors: sessions,
    clock: () => NOW,
    checksAnswers: true,
  });
  const app: App = Object.assign(server, { call });
  await createCart({ db, tariffs, sessions }).routes(app);

  const send = async (
    contract: Pick<Contract, 'method' | 'url'>,
    body: unknown,
    { token, brand = 'lt', currency = 'EUR', key, method }: Caller = {},
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

/** Headphones in two colours and a shirt: variants 1, 2 and 3. Prices in dollars. */
export const stockShop = async (db: Database) => {
  await db
    .insertInto('category')
    .values({ id: 2, tree: 'us', parent_id: null, slug: 'electronics' })
    .execute();
  await db.insertInto('manufacturer').values({ id: 1, slug: 'kestrel', name: 'Kestrel Audio' }).execute();
  await db
    .insertInto('additional_field')
    .values([
      { id: 1, slug: 'colour', position: 0 },
      { id: 2, slug: 'size', position: 1 },
    ])
    .execute();
  await db
    .insertInto('additional_field_value')
    .values([
      { id: 1, field_id: 1, slug: 'pine', swatch: '#264' },
      { id: 2, field_id: 2, slug: 'm', swatch: null },
    ])
    .execute();
  await db
    .insertInto('additional_field_value_name')
    .values([
      { value_id: 1, language_id: 1, name: 'Pine' },
      { value_id: 1, language_id: 2, name: 'Pušis' },
      { value_id: 2, language_id: 1, name: 'M' },
      { value_id: 2, language_id: 2, name: 'M' },
    ])
    .execute();
  await db
    .insertInto('product')
    .values([
      {
        id: 1,
        slug: 'headphones',
        manufacturer_id: 1,
        main_category_id: 2,
        tariff_line: '8518.30',
        weight_g: 620,
        length_mm: 220,
        width_mm: 200,
        height_mm: 90,
      },
      {
        id: 2,
        slug: 'linen-shirt',
        manufacturer_id: 1,
        main_category_id: 2,
        tariff_line: '6205.20',
        weight_g: 300,
        length_mm: 300,
        width_mm: 250,
        height_mm: 40,
      },
    ])
    .execute();
  await db
    .insertInto('product_text')
    .values([
      { product_id: 1, language_id: 1, name: 'Wireless headphones' },
      { product_id: 1, language_id: 2, name: 'Belaidės ausinės' },
      { product_id: 2, language_id: 1, name: 'Linen shirt' },
    ])
    .execute();
  const variant = { regular_price: 2_190_000, picture: 'headphones.over.pine.front.1' };
  await db
    .insertInto('product_variant')
    .values([
      {
        ...variant,
        id: 1,
        product_id: 1,
        sku: 'H-1',
        price: 2_190_000,
        on_hand: 5,
        attributes: '{"size":"m","colour":"pine"}',
      },
      { ...variant, id: 2, product_id: 1, sku: 'H-2', price: 2_190_000, on_hand: 0, attributes: '{}' },
      { ...variant, id: 3, product_id: 2, sku: 'S-1', price: 640_000, on_hand: 200, attributes: '{}' },
    ])
    .execute();
};
