import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aPage, aSubmission, aUser } from '../testing.ts';
import { action } from './news-page.action.ts';
import './news-page.loader.ts';
import './news-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: aUser() }),
  answering(ownAccountContract.news, {
    status: true,
    subscribed: true,
    topics: ['offers', 'tips'],
    stopped: null,
  }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the kinds of news are ticked as they were chosen, and saved as a whole', async () => {
  const sent: object[] = [];
  server.use(
    answering(ownAccountContract.saveNews, ({ body }) => {
      sent.push(body);
      return { status: true as const, ...body, stopped: null };
    }),
  );
  const { place } = await renderRoute(account, { at: '/account-information/news', hasSession: true });
  const ticked = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ name, checked }) => (checked ? [name] : []));
  expect(ticked()).toEqual(['offers', 'tips']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tips' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'New stores' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(place()).toBe('/account-information/news?done=saved'));
  expect(sent).toEqual([{ subscribed: true, topics: ['offers', 'new_stores'] }]);
  expect(await screen.findByText('Your choice about news is saved.')).toBeDefined();
  expect(ticked()).toEqual(['offers', 'new_stores']);
});

test('while news are off only the alerts that come all the same are ticked, and order mails are named once', async () => {
  server.use(
    answering(ownAccountContract.news, {
      status: true,
      subscribed: false,
      topics: ['offers', 'price_alerts', 'tips'],
      stopped: null,
    }),
  );
  await renderRoute(account, { at: '/account-information/news', hasSession: true });
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
  expect(checked.map(({ name }) => name)).toEqual(['price_alerts']);
  expect(document.body.textContent?.match(/Messages about your orders/g)).toHaveLength(1);
});

test.each([
  ['bounce', 'Our mail to ona@example.lt came back'],
  ['soft_bounces', 'could not be delivered to ona@example.lt'],
  ['complaint', 'marked as spam'],
] as const)(
  'a stopped address (%s) is told with its reason, and gets a link by which it is confirmed',
  async (reason, words) => {
    server.use(
      answering(ownAccountContract.news, {
        status: true,
        subscribed: true,
        topics: ['offers'],
        stopped: reason,
      }),
    );
    await renderRoute(account, { at: '/account-information/news', hasSession: true });
    expect(screen.getByText(words, { exact: false })).toBeDefined();
    const form = screen.getByRole('button', { name: 'Send a link to confirm' }).closest('form');
    // The router adds the language.
    expect(form?.getAttribute('action')).toBe('/account-information');
    expect([...new FormData(form!).entries()]).toEqual([['intent', 'confirmation']]);
  },
);

test('without a ticked kind of news, and with alerts alone, news as a whole are off', async () => {
  for (const [fields, topics] of [
    [{}, []],
    [{ price_alerts: '1' }, ['price_alerts']],
  ] as const) {
    const { context, sent } = aPage({
      '/api/auth/getCurrentUser': { user: aUser() },
      '/api/auth/update-news-topics': { subscribed: false, topics },
    });
    const request = aSubmission('http://shop/account-information/news', fields);
    await action({ context, request, params: {} } as never);
    expect(sent.at(-1)?.body).toEqual({ subscribed: false, topics });
  }
});

test('nothing is sent without a user', async () => {
  const { context, sent } = aPage({ '/api/auth/getCurrentUser': { user: null } }, { hasSession: false });
  const request = aSubmission('http://shop/account-information/news', { offers: '1' });
  const answer = (await action({ context, request, params: {} } as never)) as Response;
  expect(answer.headers.get('location')).toContain('/login?redirect=');
  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/api/auth/getCurrentUser']));
});
