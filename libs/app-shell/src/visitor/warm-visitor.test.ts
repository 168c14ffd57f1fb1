import { visitorContract, type VisitorAnswer } from '@shop/contracts/visitor';
import { answering, createShopServer, refusing } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { warmVisitor } from './warm-visitor.ts';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const goingBy = (shipping_method: 'air' | 'sea' | null): VisitorAnswer => ({
  status: true,
  visitor: { first_name: 'Rasa', cart: { count: 2, sum: 20, currency: 'EUR', shipping_method } },
  cart_version: 4,
});
type Page = ReturnType<typeof createTestPage>;
const held = ({ queryClient, queries }: Page) => queryClient.getQueryData(queries.visitor.summary().queryKey);

test('no request is made for a visitor without a session', async () => {
  const page = createTestPage({ shippingMethod: 'sea' });
  await warmVisitor(page);
  expect(held(page)).toEqual({
    first_name: null,
    cart: { count: 0, sum: 0, currency: 'EUR', shipping_method: 'sea' },
  });
});

test('the device takes the shipping method of the cart', async () => {
  server.use(answering(visitorContract.summary, goingBy('sea')));
  const page = createTestPage({ hasSession: true });
  await warmVisitor(page);
  expect(held(page)).toMatchObject({ first_name: 'Rasa' });
  expect(page.remembered).toEqual({ shippingMethod: 'sea' });
});

test.each(['air', null] as const)(
  'a method of %s changes nothing on a device without one',
  async (method) => {
    server.use(answering(visitorContract.summary, goingBy(method)));
    const page = createTestPage({ hasSession: true });
    await warmVisitor(page);
    expect(page.remembered).toEqual({});
  },
);

test('when the visitor cannot be fetched, it is reported and the page is a guest’s', async () => {
  server.use(refusing(visitorContract.summary, { status: 503 }));
  const page = createTestPage({ hasSession: true });
  await warmVisitor(page);
  expect(held(page)).toBeUndefined();
  expect(page.reported).toEqual([expect.objectContaining({ status: 503 })]);
});
