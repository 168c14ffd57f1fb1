import { authContract } from '@shop/contracts/auth';
import { quotesContract, type LinkAnswer } from '@shop/contracts/quotes';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aBrand, createTestPage, renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { quotes } from './index.ts';
import { readLink } from './order-form-page/read-link.action.ts';
import { aReadItem, someKinds } from './testing/a-quote.ts';
// Imported in advance, so that no test measures the import.
import './order-form-page/order-form-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(quotesContract.kinds, { status: true, kinds: someKinds() }),
  answering(quotesContract.draft, { status: true, draft: { lines: [] } }),
);
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const LINK = 'https://mugs.example/p/blue';
const says = (link: LinkAnswer['link']) =>
  server.use(answering(quotesContract.readLink, { status: true, link }));
const open = () =>
  renderRoute(quotes, { at: '/order-form', brand: aBrand({ guestsMayRequestQuotes: true }) });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const paste = (text: string) => {
  type(/Link to the item/, text);
  fireEvent.paste(field(/Link to the item/), { clipboardData: { getData: () => text } });
};
const values = () =>
  [/What is it/, 'Price of one piece', 'Currency', /Weight of one piece/, 'Kind of goods'].map(
    (label) => field(label).value,
  );

test('a pasted link fills what is empty, and keeps what was typed', async () => {
  says({ reason: null, item: aReadItem({ currency_id: 1 }) });
  await open();
  type(/What is it/, 'My mug');
  paste(LINK);
  await screen.findByText(/We have filled in/);
  expect(values()).toEqual(['My mug', '12.5', '1', '0.4', '7']);
});

test('another link replaces what the first has filled in; a typed price keeps its currency', async () => {
  says({ reason: null, item: aReadItem() });
  await open();
  paste(LINK);
  await screen.findByText(/We have filled in/);
  says({ reason: null, item: aReadItem({ title: 'Red mug', price: 9, currency_id: 1 }) });
  type('Price of one piece', '11');
  paste(`${LINK}-red`);
  await waitFor(() => expect(field(/What is it/).value).toBe('Red mug'));
  expect(values()).toEqual(['Red mug', '11', '2', '0.4', '7']);
});

test('a second link that is not read leaves nothing of the first, only what was typed', async () => {
  says({ reason: null, item: aReadItem() });
  await open();
  type('Price of one piece', '11');
  paste(LINK);
  await screen.findByText(/We have filled in/);
  says({ reason: 'refused', item: null });
  paste(`${LINK}-red`);
  await screen.findByText(/does not let us read/);
  expect(values()).toEqual(['', '11', '2', '', '']);
});

test('while a link is read this is said, and the form can be filled in', async () => {
  let answerNow: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(
    answering(quotesContract.readLink, async () => {
      await asked;
      return { status: true as const, link: { reason: null, item: aReadItem() } };
    }),
  );
  await open();
  paste(LINK);
  expect(await screen.findByText(/We are reading the store’s page/)).toBeDefined();
  type(/What is it/, 'Typed meanwhile');
  answerNow();
  await screen.findByText(/We have filled in/);
  expect(field(/What is it/).value).toBe('Typed meanwhile');
});

test.each([
  ['refused', /does not let us read/],
  ['missing', /no such page any more/],
  ['no_answer', /did not answer in time/],
  ['no_page', /found no item on this page/],
  ['busy', /Many links are being read/],
  ['address', /No store’s page has this address/],
  ['off', /Links are not read/],
] as const)('a link that is not read is said, and the form asks: %s', async (reason, words) => {
  says({ reason, item: null });
  await open();
  paste(LINK);
  expect(await screen.findByText(words)).toBeDefined();
  expect(field(/What is it/).value).toBe('');
});

test('what the page leaves open is asked: several prices, none, sold out', async () => {
  says({ reason: null, item: aReadItem({ price: null, has_many_prices: true, is_available: false }) });
  await open();
  paste(LINK);
  expect(await screen.findByText(/The price depends on the size/)).toBeDefined();
  expect(screen.getByText(/sold out/)).toBeDefined();
});

test('a server that fails is no answer of the store', async () => {
  server.use(refusing(quotesContract.readLink, { status: 503 }));
  await open();
  paste(LINK);
  expect(await screen.findByText(/did not answer in time/)).toBeDefined();
});

test('the button reads a link that was typed; other pasted text is no link', async () => {
  says({ reason: null, item: aReadItem() });
  await open();
  paste('blue shoes');
  expect(screen.queryByText(/We are reading/)).toBeNull();
  type(/Link to the item/, LINK);
  fireEvent.click(screen.getByRole('button', { name: 'Read the link' }));
  await waitFor(() => expect(field(/What is it/).value).toBe('Blue mug'));
});

test('without scripts the answer has the fields filled, and what was typed kept', async () => {
  says({ reason: null, item: aReadItem({ has_many_prices: false }) });
  const page = createTestPage();
  const answer = await readLink(page, { url: LINK, title: '', price: '', currency_id: '1', weight_kg: '2' });
  expect(answer).toMatchObject({
    init: { status: 200 },
    data: {
      errors: {},
      values: { title: 'Blue mug', price: '12.5', currency_id: '2', weight_kg: '2', read: 'read' },
    },
  });
  const typed = await readLink(page, { url: LINK, title: 'x', price: '3', currency_id: '1' });
  expect(typed).toMatchObject({ data: { values: { title: 'x', price: '3', currency_id: '1' } } });
  expect(await readLink(page, { url: ' ' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { url: ['required'] } },
  });
});
