import { ordersContract } from '@shop/contracts';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import './success-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const open = (at: string, hasSession = true) => renderRoute(checkout, { at, hasSession });

test('R-RTE-25 a slug that names no order of this visitor leads nowhere, and says so', async () => {
  server.use(refusing(ordersContract.success, { status: 404, message: 'not_found' }));
  const { place } = await open(`/success/${slug}`);
  expect(screen.getByRole('alert').textContent).toBe('status 404');
  expect(place()).toBe(`/success/${slug}`);
});

test('R-RTE-25 the link of a guest’s mail is followed on a device that the shop does not know', async () => {
  let asked: string | null = null;
  server.use(
    answering(ordersContract.success, ({ body }) => {
      asked = body.slug;
      return { status: true as const, order: null };
    }),
  );
  await open(`/success/${slug}`, false);
  expect(asked).toBe(slug);
});

test('R-RTE-25 without a slug and without an order the way leads home', async () => {
  server.use(answering(ordersContract.success, { status: true, order: null }));
  expect((await open('/success')).place()).toBe('/');
  expect((await open('/success', false)).place()).toBe('/');
});
