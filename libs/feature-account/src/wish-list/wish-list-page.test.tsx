import { authContract } from '@shop/contracts/auth';
import { cartContract } from '@shop/contracts/cart';
import { wishesContract } from '@shop/contracts/wishes';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aUser, aPage, aSubmission } from '../testing.ts';
import { aWish, aWishList } from '../testing/a-wish-list.ts';
import { action as save } from './save-wish.action.ts';
import { action } from './wish-list-page.action.ts';
// Routes load these modules when first opened; they are imported here, so that no test waits for a compiler.
import './end-alerts-page.tsx';
import './wish-list-page.tsx';

const ok = { status: true as const };
const server = createShopServer(answering(authContract.currentUser, { ...ok, user: aUser() }));
afterEach(() => {
  server.resetHandlers();
  cleanup();
});
afterAll(() => server.close());

const open = (wishes = [aWish()], { at = '/wish-list', most = 200 } = {}) => {
  server.use(answering(wishesContract.list, aWishList(wishes, most)));
  return renderRoute(account, { at, hasSession: true });
};
const lines = () => screen.getAllByRole('article').map((line) => within(line));

test('each wish has its price, the saved one where it differs, and whether it can be had', async () => {
  await open([
    aWish({ price: 39 }),
    aWish({ id: 8, name: 'Mug', availability: 'sold_out' }),
    aWish({ id: 9, name: 'Lamp', availability: 'withdrawn' }),
  ]);
  const [shirt, mug, lamp] = lines();
  expect(shirt?.getByText(/€39.00/)).toBeDefined();
  expect(shirt?.getByText('€49.00 when you saved it')).toBeDefined();
  expect(shirt?.getByText('In stock')).toBeDefined();
  expect(shirt?.getByRole('link').getAttribute('href')).toBe('/en/p/linen-shirt?productVariant=3');
  expect(mug?.queryByText(/when you saved it/)).toBeNull();
  expect(mug?.getByText(/^Sold out/)).toBeDefined();
  expect(mug?.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
  expect(lamp?.getByText('This item is no longer sold.')).toBeDefined();
  expect(lamp?.queryByRole('link')).toBeNull();
  expect(lamp?.queryByLabelText(/when the price falls/)).toBeNull();
});

test('an empty list says how something gets onto it', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse items' })).toBeDefined();
});

test('a full list says so, and what to do', async () => {
  await open([aWish(), aWish({ id: 8 })], { most: 2 });
  expect(screen.getByText(/Your wish list is full: it has 2 items/)).toBeDefined();
});

test('a list that cannot be loaded keeps the account around it', async () => {
  server.use(refusing(wishesContract.list, { status: 500 }));
  await renderRoute(account, { at: '/wish-list', hasSession: true });
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Account pages' })).toBeDefined();
});

test('a wish is removed, and the list says so', async () => {
  const { user, place } = await open([aWish(), aWish({ id: 8, name: 'Mug' })]);
  const removed: number[] = [];
  server.use(
    answering(wishesContract.remove, ({ body }) => {
      removed.push(body.id);
      return ok;
    }),
    answering(wishesContract.list, aWishList([aWish()])),
  );
  await user.click(screen.getByRole('button', { name: /^Remove.*Mug$/ }));
  expect(await screen.findByText('The item is off your wish list.')).toBeDefined();
  expect(removed).toEqual([8]);
  expect(place()).toBe('/wish-list?done=removed');
  expect(lines()).toHaveLength(1);
});

test('alerts are shown as they are, and saved as they are chosen', async () => {
  const { user } = await open([aWish({ alert_percent: 10 })]);
  const asked: unknown[] = [];
  server.use(
    answering(wishesContract.setAlert, ({ body }) => {
      asked.push(body);
      return ok;
    }),
  );
  const percent = screen.getByLabelText<HTMLSelectElement>('Tell me when the price falls');
  expect(percent.value).toBe('10');
  fireEvent.change(percent, { target: { value: '0' } });
  fireEvent.click(screen.getByLabelText('Tell me when it is in stock again'));
  await user.click(screen.getByRole('button', { name: 'Save alerts', hidden: true }));
  expect(await screen.findByText('Your alerts are saved.')).toBeDefined();
  expect(asked).toEqual([{ id: 7, alert_percent: 0, tells_stock: true }]);
});

test('what cannot be put into the cart stays on the list, with a message', async () => {
  const { user } = await open();
  server.use(refusing(cartContract.add, { status: 409, message: 'cart.full' }));
  await user.click(screen.getByRole('button', { name: /^Move to cart/ }));
  expect(await screen.findByText(/could not be moved to the cart/)).toBeDefined();
  expect(lines()).toHaveLength(1);
});

test('moving puts one piece into the cart, takes the wish off, and leads to the cart', async () => {
  const { context, sent } = aPage({
    '/api/cart/add': { cart: { items: [] }, adjusted: false, repeated: false },
    '/api/wishes/remove': ok,
  });
  const request = aSubmission('http://shop/wish-list', {
    ...{ intent: 'cart', id: '7', variant_id: '3', key: 'key-of-the-form' },
  });
  const answer = (await action({ context, request, params: {} } as never)) as Response;
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/cart/add', { variant_id: 3, quantity: 1 }],
    ['/api/wishes/remove', { id: 7 }],
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
});

test('the form of a product saves its version, and leads to the list', async () => {
  const { context, sent } = aPage({
    '/api/auth/getCurrentUser': { user: aUser() },
    '/api/wishes/add': ok,
  });
  const request = aSubmission('http://shop/wish-list/save', { variant_id: '3' });
  const answer = (await save({ context, request, params: {} } as never)) as Response;
  expect(sent.find(({ url }) => url === '/api/wishes/add')?.body).toEqual({ variant_id: 3 });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/wish-list?done=saved']);
});

test('a guest logs in first, and is then asked on the list', async () => {
  const { context, sent } = aPage({}, { hasSession: false });
  const request = aSubmission('http://shop/wish-list/save', { variant_id: '3' });
  const answer = (await save({ context, request, params: {} } as never)) as Response;
  expect(sent).toEqual([]);
  expect(answer.headers.get('location')).toBe('/login?redirect=%2Fwish-list%3Fsave%3D3');
  await open([], { at: '/wish-list?save=3' });
  expect(screen.getByText(/Save the item that you chose/)).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save to wish list' });
  expect(button.form?.method).toBe('post');
  expect(new FormData(button.form!).get('variant_id')).toBe('3');
  cleanup();
  await open([], { at: '/wish-list?save=<script>' });
  expect(screen.queryByText(/Save the item that you chose/)).toBeNull();
});

test('a guest who opens the list logs in', async () => {
  const { place } = await renderRoute(account, { at: '/wish-list', hasSession: false });
  expect(place()).toBe('/login?redirect=%2Fwish-list');
});

test('the link of a mail ends nothing by itself; its button does, without a login', async () => {
  const ended: string[] = [];
  server.use(
    answering(wishesContract.endAlerts, ({ body }) => {
      ended.push(body.token);
      return ok;
    }),
  );
  const token = 'a'.repeat(43);
  await renderRoute(account, { at: `/wish-list/unsubscribe/${token}` });
  expect(ended).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'End alerts' }));
  await waitFor(() => expect(ended).toEqual([token]));
  expect(await screen.findByText(/no longer get e-mails about your wish list/)).toBeDefined();
});
