import { authContract } from '@shop/contracts/auth';
import {
  quotesContract,
  type AcceptQuote,
  type Quote,
  type QuoteItem,
  type SubmitQuote,
} from '@shop/contracts/quotes';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aBrand, createTestPage, renderRoute } from '@shop/testing-react';
import { aClient } from '@shop/testing-react/stories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { quotes } from './index.ts';
import { checkQuotes } from './quotes.checks.ts';
import { quotesRoutes } from './quotes.routes.ts';
import { aLine, anOffer, aQuote, aSummary, QUOTE_SLUG, someCouriers, someKinds } from './testing/a-quote.ts';
// Imported in advance, so that no test measures the import.
import './create-order-page/create-order-page.tsx';
import './info-page/info-page.tsx';
import './order-form-page/order-form-page.tsx';
import './quote-page/quote-page.tsx';
import './quotes-page/quotes-page.tsx';
import './successful-page/successful-page.tsx';
import './summary-page/summary-page.tsx';

const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(quotesContract.kinds, { status: true, kinds: someKinds() }),
  answering(quotesContract.draft, { status: true, draft: { lines: [] } }),
  answering(quotesContract.list, { status: true, quotes: [aSummary()] }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const asks = aBrand({ guestsMayRequestQuotes: true });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stands = (changes: Partial<Quote> = {}) =>
  server.use(answering(quotesContract.one, { status: true, quote: aQuote(changes) }));
const isClient = () => server.use(answering(authContract.currentUser, { status: true, user: aClient() }));
const at = `/quotes/${QUOTE_SLUG}`;

test('an item has the shop’s copy of its picture, named by its title, and is whole without one', async () => {
  const key = 'P'.repeat(22);
  stands({ lines: [aLine({ picture_key: key }), aLine({ id: 2, title: 'Red mug' })] });
  await renderRoute(quotes, { at, brand: asks });
  const picture = await screen.findByRole('img', { name: 'Blue mug' });
  expect(picture.getAttribute('src')).toBe(`/api/quotes/pictures/${key}`);
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(screen.queryByRole('img', { name: 'Red mug' })).toBeNull();
  expect(screen.getByText('Red mug')).toBeTruthy();
});

test('an item is added with what its price needs', async () => {
  const sent: QuoteItem[] = [];
  server.use(
    answering(quotesContract.addItem, ({ body }) => {
      sent.push(body);
      return { status: true as const, draft: { lines: [aLine()] } };
    }),
  );
  await renderRoute(quotes, { at: '/order-form', brand: asks });
  press('Add the item');
  expect((await screen.findAllByText(/required/i)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fill(/Link to the item/, 'mugs.example/p/blue');
  fill('What is it?', 'Blue mug');
  fill('Price of one piece', '12,50');
  fill('Kind of goods', '7');
  press('Add the item');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    title: 'Blue mug',
    price: 12.5,
    category_id: 7,
    quantity: 1,
    currency_id: 2,
  });
});

test('a guest sends the request where the brand lets guests ask; a client goes on to the summary', async () => {
  const sent: SubmitQuote[] = [];
  server.use(
    answering(quotesContract.draft, { status: true, draft: { lines: [aLine()] } }),
    answering(quotesContract.submit, ({ body }) => {
      sent.push(body);
      return { status: true as const, slug: QUOTE_SLUG };
    }),
  );
  const { place } = await renderRoute(quotes, { at: '/order-form', brand: asks });
  fill('E-mail', 'ona@shopper.example');
  press('Ask for the price');
  await waitFor(() => expect(place()).toBe('/order-successful'));
  expect(sent).toMatchObject([{ email: 'ona@shopper.example', shipping_method: 'air' }]);
});

test('a client goes on from the form to the summary', async () => {
  isClient();
  server.use(answering(quotesContract.draft, { status: true, draft: { lines: [aLine()] } }));
  await renderRoute(quotes, { at: '/order-form', brand: asks });
  expect(screen.queryByRole('button', { name: 'Ask for the price' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/en/order-form/summary');
});

test('order-form-auth sends a guest to the login where the brand does not let guests ask', async () => {
  const { place } = await renderRoute(quotes, {
    at: '/order-form',
    brand: aBrand({ guestsMayRequestQuotes: false }),
  });
  expect(place()).toBe('/login?redirect=%2Forder-form');
});

test('the check quotes is a 404 where the brand has none, and for a quote that is not the visitor’s', async () => {
  const page = createTestPage({ brand: aBrand({ featuresOff: ['quotes'] }) });
  const address = { params: {}, path: '/quotes', url: new URL('https://shop.example/quotes') };
  const request = new Request(address.url);
  await expect(checkQuotes(page, { ...address, request })).rejects.toMatchObject({ init: { status: 404 } });

  server.use(refusing(quotesContract.one, { status: 404 }));
  await renderRoute(quotes, { at });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('an offer says what it contains, how sure its weights are, and until when it is valid', async () => {
  stands();
  await renderRoute(quotes, { at });
  expect(screen.getByRole('heading', { level: 1, name: 'Quote QU100184' })).toBeDefined();
  expect(screen.getByText(/Most weigh 0.25 to 0.7 kg/)).toBeDefined();
  expect(screen.getByText(/Valid until/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Accept for €42.96' }).getAttribute('href')).toBe(
    `/en/create-order/${QUOTE_SLUG}`,
  );
});

test('earlier versions stay visible beside the present one', async () => {
  stands({ offers: [anOffer({ version: 2, shipping_method: 'sea', total: 38.2 }), anOffer()] });
  await renderRoute(quotes, { at });
  expect(screen.getByRole('link', { name: 'Accept for €38.20' })).toBeDefined();
  expect(screen.getByText('Version 1')).toBeDefined();
});

test.each([
  ['pricing', null],
  ['needs_info', 'Answer the question'],
  ['expired', null],
  ['cancelled', null],
] as const)('a quote that is %s cannot be accepted', async (state, link) => {
  stands({ state, offers: [], question: 'Which size?' });
  await renderRoute(quotes, { at });
  expect(screen.queryByRole('link', { name: /^Accept/ })).toBeNull();
  if (link !== null) expect(screen.getByRole('link', { name: link })).toBeDefined();
});

test('create-order leads back to a quote that is not offered any more', async () => {
  stands({ state: 'expired' });
  const { place } = await renderRoute(quotes, { at: `/create-order/${QUOTE_SLUG}` });
  expect(place()).toBe(at);
});

test('accepting takes the address and leads to the payment', async () => {
  stands();
  const sent: { expected_total: number; address: { city: string; country_id: number } }[] = [];
  server.use(
    answering(quotesContract.accept, ({ body }) => {
      sent.push(body);
      return { status: true as const, slug: QUOTE_SLUG };
    }),
  );
  const { place } = await renderRoute(quotes, { at: `/create-order/${QUOTE_SLUG}` });
  fill('First name', 'Ona');
  fill('Last name', 'Petraitė');
  fill('Phone', '+370 612 00184');
  fill('Street, house and flat', 'Nemuno g. 24');
  fill('City', 'Klaipėda');
  fill('Postcode', 'LT-91199');
  press('Order with obligation to pay €42.96');
  await waitFor(() => expect(place()).toBe(`/payment/${QUOTE_SLUG}`));
  expect(sent).toMatchObject([{ expected_total: 42.96, address: { city: 'Klaipėda', country_id: 1 } }]);
});

const fillPerson = () => {
  fill('First name', 'Ona');
  fill('Last name', 'Petraitė');
  fill('Phone', '+370 612 00184');
};

/** The bodies that the page sends to accept the offer of a quote with couriers. */
const acceptances = () => {
  stands({ couriers: someCouriers() });
  const sent: AcceptQuote[] = [];
  server.use(
    answering(quotesContract.accept, ({ body }) => {
      sent.push(body);
      return { status: true as const, slug: QUOTE_SLUG };
    }),
  );
  return sent;
};

test('the cheapest delivery is chosen first, and needs its pickup point and the person alone', async () => {
  const sent = acceptances();
  const { place } = await renderRoute(quotes, { at: `/create-order/${QUOTE_SLUG}` });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Parcelnet/ }).checked).toBe(true);
  fillPerson();
  press('Order with obligation to pay €42.96');
  expect((await screen.findAllByText('Choose a pickup point.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fill('Pickup point', 'PA-1001');
  press('Order with obligation to pay €42.96');
  await waitFor(() => expect(place()).toBe(`/payment/${QUOTE_SLUG}`));
  expect(sent).toMatchObject([{ courier_id: 2, parcel_shop: 'PA-1001', expected_total: 42.96 }]);
});

test('another delivery names its difference, and changes the total on the button', async () => {
  const sent = acceptances();
  const { place } = await renderRoute(quotes, { at: `/create-order/${QUOTE_SLUG}` });
  expect(screen.getByText('+€2.00 to your door')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /Northway/ }));
  fillPerson();
  fill('Street, house and flat', 'Nemuno g. 24');
  fill('City', 'Klaipėda');
  fill('Postcode', 'LT-91199');
  press('Order with obligation to pay €44.96');
  await waitFor(() => expect(place()).toBe(`/payment/${QUOTE_SLUG}`));
  expect(sent).toMatchObject([{ courier_id: 3, parcel_shop: null, expected_total: 44.96 }]);
});

test('an offer whose total has changed is shown again, with what was typed', async () => {
  stands({ couriers: someCouriers() });
  server.use(refusing(quotesContract.accept, { status: 409, message: 'quote.changed' }));
  await renderRoute(quotes, { at: `/create-order/${QUOTE_SLUG}` });
  fillPerson();
  fill('Pickup point', 'PA-1001');
  press('Order with obligation to pay €42.96');
  expect((await screen.findAllByText(/The total is now another one/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ona');
});

test('a question of staff is answered on its own page', async () => {
  stands({ state: 'needs_info', question: 'Which size?' });
  const sent: string[] = [];
  server.use(
    answering(quotesContract.answer, ({ body }) => {
      sent.push(body.text);
      return { status: true as const };
    }),
  );
  const { place } = await renderRoute(quotes, { at: `/order-additional-info-needed/${QUOTE_SLUG}` });
  expect(screen.getByText('Which size?')).toBeDefined();
  fill('Your answer', 'Size 42');
  press('Send the answer');
  await waitFor(() => expect(place()).toBe(`${at}?done=answered`));
  expect(sent).toEqual(['Size 42']);
});

test('the page after sending names the last request', async () => {
  await renderRoute(quotes, { at: '/order-successful' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('QU100184');
  expect(screen.getByRole('link', { name: 'See the price' }).getAttribute('href')).toBe(`/en${at}`);
});

test('R-RTE-53 the routes of a question and of an order have their names', () => {
  expect(quotesRoutes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['order-additional-info-needed-slug', 'create-order-slug', 'order-successful']),
  );
});

test('R-RTE-38 the page after sending has no named check', () => {
  const { handle } = quotesRoutes.find(({ id }) => id === 'order-successful') ?? {};
  expect(handle).not.toHaveProperty('checks');
});
