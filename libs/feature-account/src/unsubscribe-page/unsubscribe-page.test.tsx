import { ownAccountContract } from '@shop/contracts/auth';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aPage, aSubmission } from '../testing.ts';
import { action } from './unsubscribe-page.action.ts';
import './unsubscribe-page.tsx';

const TOKEN = 'a'.repeat(43);
const AT = `/unsubscribe/${TOKEN}`;
const sent: string[] = [];
const topics: (string | undefined)[] = [];
const server = createShopServer(
  answering(ownAccountContract.unsubscribe, ({ body }) => {
    sent.push(body.token);
    topics.push(body.topic);
    return { status: true as const };
  }),
);
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
  topics.length = 0;
});
afterAll(() => server.close());

test('opening the link ends nothing; its button ends the news, without a login', async () => {
  await renderRoute(account, { at: AT });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/You no longer get news and offers by e-mail/)).toBeDefined();
  expect(sent).toEqual([TOKEN]);
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

test('an address with an incomplete token is a 404', async () => {
  await renderRoute(account, { at: '/unsubscribe/short' });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('a mail’s link names its kind of news, and that alone ends', async () => {
  await renderRoute(account, { at: `${AT}?topic=tips` });
  fireEvent.click(screen.getByRole('button', { name: 'No more: Tips' }));
  expect(await screen.findByText(/You no longer get this kind of news: Tips/)).toBeDefined();
  expect(topics).toEqual(['tips']);
});

test('all news end by their own button, whatever kind the link names', async () => {
  await renderRoute(account, { at: `${AT}?topic=tips` });
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText(/You no longer get news and offers/);
  expect(topics).toEqual([undefined]);
});

test('the button of a mail provider ends the kind that the link names', async () => {
  const { context, sent: calls } = aPage({ '/api/auth/unsubscribe': {} });
  const request = aSubmission(`http://shop${AT}?topic=offers`, { 'List-Unsubscribe': 'One-Click' });
  await action({ context, request, params: { token: TOKEN } } as never);
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN, topic: 'offers' }]);
});
