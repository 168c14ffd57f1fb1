import { cartContract } from '@shop/contracts/cart';
import { checkoutContract } from '@shop/contracts/checkout';
import { createDatabase } from '@shop/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { stepsOf } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterAll(() => shop.close());

/** A process with empty caches and one connection: a transaction that needs a second one never ends. */
const freshProcess = async () => {
  const db = createDatabase(shop.databaseUrl, { poolSize: 1, connectTimeout: 2_000 });
  const app = await buildApp({ ...shop.deps, db });
  const call: WholeShop['call'] = async (contract, asked = {}) => {
    const answer = await app.inject({
      method: contract.method,
      url: contract.url.replace(/:(\w+)/g, (_, name: string) => asked.params?.[name] ?? ''),
      headers: {
        'content-type': 'application/json',
        'x-shop-secret': shop.deps.secret,
        'x-shop-brand': 'lt',
        'x-shop-locale': 'en',
        'x-shop-currency': '1',
        ...(asked.token && { authorization: `Bearer ${asked.token}` }),
        ...(asked.idempotencyKey && { 'idempotency-key': asked.idempotencyKey }),
      },
      ...(contract.method === 'POST' && { payload: JSON.stringify(asked.body ?? {}) }),
    });
    const token = answer.headers['x-shop-session'];
    return {
      status: answer.statusCode,
      body: answer.json(),
      headers: answer.headers,
      sessionToken: typeof token === 'string' && token !== '' ? token : undefined,
    };
  };
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { ...stepsOf({ ...shop, app, call }), call, close };
};

/** Each step runs in a process of its own, without the caches of earlier steps. */
const inFreshProcess = async <T>(
  step: (fresh: Awaited<ReturnType<typeof freshProcess>>) => Promise<T>,
): Promise<T> => {
  const fresh = await freshProcess();
  try {
    return await step(fresh);
  } finally {
    await fresh.close();
  }
};

test('every transaction of a purchase runs on one connection in a process that has read no tariffs', async () => {
  const added = await inFreshProcess((fresh) =>
    fresh.call(cartContract.add, { body: { variant_id: 3, quantity: 1 } }),
  );
  expect(added.status).toBe(200);
  const as = { token: added.sessionToken };
  const slug = await inFreshProcess((fresh) => fresh.generate(as));
  expect((await inFreshProcess((fresh) => fresh.ship(slug, as))).status).toBe(200);
  const chosen = await inFreshProcess((fresh) => fresh.choose(slug, as));
  expect(chosen.status).toBe(200);
  const { total } = chosen.body.checkout.totals;
  const placed = await inFreshProcess((fresh) => fresh.place(slug, as, total));
  expect(placed).toMatchObject({ status: 200, body: { state: 'redirect' } });
  const left = await inFreshProcess((fresh) =>
    fresh.call(checkoutContract.verifyPayment, {
      ...as,
      body: { reference: placed.body.payment_reference },
    }),
  );
  expect(left.body.state).toBe('failed');
}, 60_000);
