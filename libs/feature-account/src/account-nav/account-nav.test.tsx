import { authContract } from '@shop/contracts/auth';
import { balanceContract } from '@shop/contracts/balance';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aUser } from '../testing.ts';
import '../balance-page/balance-page.tsx';

const server = createShopServer(answering(balanceContract.history, []));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pagesOf = async (user: Parameters<typeof aUser>[0]) => {
  server.use(answering(authContract.currentUser, { status: true, user: aUser(user) }));
  await renderRoute(account, { at: '/balance', hasSession: true });
  const menu = screen.getByRole('navigation', { name: 'Account pages' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('the menu of the account has the saved cards where a provider of the brand saves cards', async () => {
  expect(await pagesOf({ saves_cards: true })).toContain('/en/saved-cards');
});

test.each([false, undefined])('it leaves them out where none does: %s', async (saves_cards) => {
  expect(await pagesOf(saves_cards === undefined ? {} : { saves_cards })).not.toContain('/en/saved-cards');
});
