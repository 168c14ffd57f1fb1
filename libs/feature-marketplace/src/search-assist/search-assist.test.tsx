import { catalogueContract, type ListingRequest } from '@shop/contracts/catalogue';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderView } from '@shop/testing-react';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { aListing, anItem, shopAnswers } from '../testing/catalogue-answers.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchAssist } from './search-assist.tsx';

// Imported in advance: the test is about the list, not the time of its first import.
import './assist-list.tsx';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const findsTwo = () => {
  const asked: ListingRequest[] = [];
  server.use(
    answering(catalogueContract.listing, ({ body }) => {
      asked.push(body);
      return aListing({ total: 12, items: [anItem(1, { name: 'Audio lamp' }), anItem(2)] });
    }),
  );
  return asked;
};

/** The text is pasted: typed letter by letter, its prefixes would be requested on a slow machine. */
const enter = async () => {
  const opened = await renderView(
    <SearchAssist
      field={
        <form role="search" action="/en/search">
          <input type="search" aria-label="Search the shop" name="s" />
        </form>
      }
    />,
    { messages },
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await opened.user.click(field);
  return {
    ...opened,
    field,
    place: () => opened.router.state.location.pathname + opened.router.state.location.search,
  };
};

test('typing suggests categories and goods with their delivered prices, and links to all of them', async () => {
  const asked = findsTwo();
  const { user } = await enter();
  await user.paste('audio');
  expect(
    await screen.findByRole('link', { name: /^Audio lamp.*Kestrel.*€140\.00\s*By sea €130\.00$/ }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Audio.*Electronics › Hidden$/ }).getAttribute('href')).toBe(
    '/en/c/electronics/hidden/audio',
  );
  expect(screen.getByRole('link', { name: 'Show all 12 items for “audio”' }).getAttribute('href')).toBe(
    '/en/search?s=audio',
  );
  expect(screen.getByRole('status').textContent).toContain('12 items found');
  expect(asked.map(({ params }) => params)).toEqual([{ s: 'audio' }]);
});

test('results that come while a suggestion is being pressed are shown after its click', async () => {
  const answered = Promise.withResolvers<void>();
  server.use(
    answering(catalogueContract.listing, async ({ body }) => {
      if (body.params['s'] === 'audio') return aListing({ total: 12, items: [anItem(1), anItem(2)] });
      await answered.promise;
      return aListing({ total: 9, items: [anItem(3, { name: 'Lamp of oak' })] });
    }),
  );
  const { user, field } = await enter();
  await user.paste('audio');
  const all = await screen.findByRole('link', { name: 'Show all 12 items for “audio”' });
  await user.clear(field);
  await user.paste('lamp');
  await waitFor(() => expect(all.getAttribute('href')).toBe('/en/search?s=lamp'));
  await user.pointer({ keys: '[MouseLeft>]', target: all });
  answered.resolve();
  await new Promise((later) => setTimeout(later, 300));
  expect(screen.queryByRole('link', { name: /^Lamp of oak/ })).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(await screen.findByRole('link', { name: /^Lamp of oak/ })).toBeTruthy();
});

test('goods whose versions differ in price are suggested from the cheapest', async () => {
  server.use(
    answering(catalogueContract.listing, () =>
      aListing({ total: 1, items: [anItem(1, { name: 'Audio lamp', is_from_price: true })] }),
    ),
  );
  const { user } = await enter();
  await user.paste('audio');
  expect(
    await screen.findByRole('link', { name: /^Audio lamp.*from €140\.00\s*By sea €130\.00$/ }),
  ).toBeTruthy();
});

test('the arrow keys go through the suggestions and back; Escape closes them and keeps the typed text', async () => {
  findsTwo();
  const { user, field } = await enter();
  await user.paste('lamp');
  const first = await screen.findByRole('link', { name: /^Audio lamp/ });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Thing 2');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  expect(field.value).toBe('lamp');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('group', { name: 'Suggestions' })).toBeTruthy();
});

test('a sent search is suggested again the next time, until it is deleted', async () => {
  findsTwo();
  const { user, field, place } = await enter();
  await user.type(field, ' wool coat {Enter}');
  expect(place()).toBe('/search?s=wool%20coat');
  await user.clear(field);
  const again = await screen.findByRole('link', { name: 'wool coat' });
  expect(again.getAttribute('href')).toBe('/en/search?s=wool%20coat');
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('link', { name: 'wool coat' })).toBeNull();
  expect(recentSearches.read()).toEqual([]);
});

test('without recent searches nothing is shown until suggestions exist', async () => {
  const asked = findsTwo();
  const { user, field } = await enter();
  await user.type(field, 'a');
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  expect(asked).toEqual([]);
});

test('a search without a result shows a suggestion', async () => {
  server.use(answering(catalogueContract.listing, aListing()));
  const { user } = await enter();
  await user.paste('zzzz');
  await waitFor(() => expect(screen.getAllByText(/^Nothing found for “zzzz”/)).not.toEqual([]));
});

test('a failing suggestion call says so, and the search itself still works', async () => {
  server.use(refusing(catalogueContract.listing, { status: 503 }));
  const { user, place } = await enter();
  await user.paste('lamp');
  await waitFor(() =>
    expect(screen.getAllByText(/^Suggestions are not available right now/)).not.toEqual([]),
  );
  await user.keyboard('{Enter}');
  expect(place()).toBe('/search?s=lamp');
});

test('a press elsewhere closes them', async () => {
  findsTwo();
  const { user } = await enter();
  await user.paste('lamp');
  await screen.findByRole('link', { name: /^Audio lamp/ });
  await user.click(document.body);
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
});
