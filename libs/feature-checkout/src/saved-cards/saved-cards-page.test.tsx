import { authContract } from '@shop/contracts/auth';
import { savedMeansContract, type SavedMeansAnswer } from '@shop/contracts/saved-means';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aClient } from '@shop/testing-react/stories';
import { renderRoute } from '@shop/testing-react';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aSavedCard } from '../testing/a-saved-card.ts';
import './saved-cards-page.action.ts';
import './saved-cards-page.loader.ts';
import './saved-cards-page.tsx';

const ok = { status: true as const };
const server = createShopServer();
let known: SavedMeansAnswer;
beforeEach(() => {
  known = { ...ok, means: [aSavedCard()], methods: [{ id: 1, provider: 'made-up' }] };
  server.use(
    answering(authContract.currentUser, { ...ok, user: aClient() }),
    answering(savedMeansContract.list, () => known),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') => renderRoute(checkout, { at: `/saved-cards${query}`, hasSession: true });

test('cards are shown by their last four digits; one that is being deleted has no button', async () => {
  known.means = [aSavedCard(), aSavedCard({ id: 4, last_four: '1881', is_ending: true })];
  await open();
  expect(await screen.findByText('Visa •••• 4242')).toBeDefined();
  expect(screen.getAllByText('Valid to 12/2034')).toHaveLength(2);
  expect(screen.getByText('Being deleted')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
});

test('a card is deleted, and the page says so', async () => {
  const removed: unknown[] = [];
  server.use(
    answering(savedMeansContract.remove, ({ body }) => {
      removed.push(body);
      known = { ...known, means: [] };
      return { ...ok, state: 'removed' as const };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Visa •••• 4242' }));
  expect(await screen.findByText('The card is deleted.')).toBeDefined();
  expect(removed).toEqual([{ id: 5 }]);
  expect(screen.getByText('No cards are saved')).toBeDefined();
});

test('a card that the provider has not deleted yet is named as being deleted', async () => {
  server.use(answering(savedMeansContract.remove, { ...ok, state: 'ending' as const }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(/can no longer pay/)).toBeDefined();
});

test('a refused card is not saved, and the page says why', async () => {
  const asked: unknown[] = [];
  server.use(
    answering(savedMeansContract.add, ({ body }) => {
      asked.push(body);
      return { ...ok, state: 'refused' as const, reason: 'expired_card' as const, redirect_url: null };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save the card' }));
  expect(await screen.findByText('The card was not saved.')).toBeDefined();
  expect(asked).toEqual([{ payment_processor_id: 1, token: null }]);
});

test('after the provider’s page the provider is asked once, and the reference leaves the address', async () => {
  const asked: unknown[] = [];
  server.use(
    answering(savedMeansContract.finish, ({ body }) => {
      asked.push(body);
      return { ...ok, state: 'kept' as const };
    }),
  );
  const reference = 'S'.repeat(22);
  await open(`?setup=${reference}`);
  expect(await screen.findByText('The card is saved.')).toBeDefined();
  await waitFor(() => expect(asked).toEqual([{ reference }]));
});

test('without a provider that saves cards the page says so', async () => {
  known = { ...known, means: [], methods: [] };
  await open();
  expect(await screen.findByText(/cannot be saved in this shop/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save the card' })).toBeNull();
});

test('a list that cannot be loaded can be asked for again', async () => {
  server.use(refusing(savedMeansContract.list, { status: 500, message: 'defect' }));
  await open();
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
});
