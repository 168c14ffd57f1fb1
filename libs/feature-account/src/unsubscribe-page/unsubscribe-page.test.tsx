import { ownAccountContract } from '@shop/contracts/auth';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import './unsubscribe-page.tsx';

const TOKEN = 'a'.repeat(43);
const AT = `/unsubscribe/${TOKEN}`;
const sent: string[] = [];
const server = createShopServer(
  answering(ownAccountContract.unsubscribe, ({ body }) => {
    sent.push(body.token);
    return { status: true as const };
  }),
);
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
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
