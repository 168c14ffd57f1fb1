import { cartContract } from '@shop/contracts/cart';
import { pageContextKey } from '@shop/page';
import { answering, createShopServer, recordedCart, refusing } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { RouterContextProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, test } from 'vitest';
import { savePreferences } from './preferences.action.ts';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const send = async (page: ReturnType<typeof createTestPage>, fields: Record<string, string>) => {
  const context = new RouterContextProvider();
  context.set(pageContextKey, page);
  const request = new Request('http://shop.test/en/preferences', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await savePreferences({ request, context } as unknown as Parameters<
    typeof savePreferences
  >[0]);
  return [answer.status, answer.headers.get('location')];
};

test('the shipping method is stored on the device, and applied to a visitor’s cart', async () => {
  const asked: string[] = [];
  server.use(
    answering(cartContract.setShippingMethod, ({ body }) => {
      asked.push(body.shipping_method);
      return recordedCart.bySea;
    }),
  );
  const page = createTestPage({ hasSession: true });
  expect(await send(page, { shipping_method: 'sea', back: '/p/k7' })).toEqual([303, '/p/k7']);
  expect(page.remembered).toEqual({ shippingMethod: 'sea' });
  expect(asked).toEqual(['sea']);
});

test('a guest without a session has no cart to change', async () => {
  const page = createTestPage();
  await send(page, { shipping_method: 'sea', back: '/' });
  expect(page.remembered).toEqual({ shippingMethod: 'sea' });
});

test('a failing cart call does not prevent the page', async () => {
  server.use(refusing(cartContract.setShippingMethod, { status: 503 }));
  const page = createTestPage({ hasSession: true });
  expect(await send(page, { shipping_method: 'air', back: '/p/k7' })).toEqual([303, '/p/k7']);
  expect(page.reported).toHaveLength(1);
});

test('an unknown shipping method is not stored', async () => {
  const page = createTestPage();
  await send(page, { shipping_method: 'rail', back: '/' });
  expect(page.remembered).toEqual({});
});

test('the market is stored on the device, and an unknown country is not', async () => {
  const page = createTestPage();
  expect(await send(page, { market: '3', back: '/c/lamps?sort=1' })).toEqual([303, '/c/lamps?sort=1']);
  expect(page.remembered).toEqual({ countryId: 3 });
  await send(page, { market: 'EE', back: '/' });
  expect(page.remembered).toEqual({ countryId: 3 });
});
