import { recordedCart } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { afterEach, expect, test, vi } from 'vitest';
import { createKnownGoods } from './known-goods.ts';
import { watchShowMore } from './search-events.ts';
import { watchCart } from './watch-cart.ts';
import { watchPaying } from './watch-paying.ts';
import type { Tell } from './tell.ts';
import { watchRoutes } from './watch-routes.ts';

const { cart } = recordedCart.twoLines;

test('what is added to the cart is told, whoever adds it, and what is removed is not', async () => {
  const page = createTestPage();
  const { queryKey } = page.queries.cart.current(page.language.id);
  const tell = vi.fn();
  watchCart(page, { goods: createKnownGoods(page), tell });
  page.queryClient.setQueryData(queryKey, cart);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  const [name, { items, value }] = tell.mock.calls[0] as [string, { items: { id: number }[]; value: number }];
  expect(name).toBe('add_to_cart');
  expect(items.map(({ id }) => id)).toEqual(cart.items.map(({ product_id }) => product_id));
  expect(value).toBeGreaterThan(0);

  page.queryClient.setQueryData(queryKey, { ...cart, items: cart.items.slice(1) });
  await new Promise((done) => setTimeout(done, 20));
  expect(tell).toHaveBeenCalledTimes(1);
  expect(page.reported).toEqual([]);
});

type Place = { id: string; path: string; search?: string; slug?: string; personal?: boolean };
const at = ({ id, path, search = '', slug, personal = false }: Place) => ({
  location: { pathname: path, search },
  matches: [
    {
      route: { id, handle: { privacy: personal ? 'personal' : 'public' } },
      params: slug === undefined ? {} : { slug },
    },
  ],
  navigation: { state: 'idle' },
});

/** A visit whose pages are gone through one by one; the told events with what they say. */
const visit = (first: Place) => {
  const page = createTestPage();
  const told: [string, Record<string, unknown>, Parameters<Tell>[2]][] = [];
  const tell: Tell = (name, about, once) => void told.push([name, about, once]);
  const goods = createKnownGoods(page);
  const listeners: (() => void)[] = [];
  const router = {
    state: at(first),
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  return {
    page,
    told,
    begin: () => {
      watchRoutes(router as never, { goods, tell, report: page.report });
      watchShowMore({ tell });
      watchPaying({ router: router as never, goods, tell, report: page.report });
    },
    go: (next: Place) => {
      router.state = at(next);
      for (const listener of listeners) listener();
    },
    /** Waits for the events besides views of pages. */
    expectNames: (names: readonly string[]) =>
      vi.waitFor(() =>
        expect(told.map(([name]) => name).filter((name) => name !== 'page_view')).toEqual(names),
      ),
  };
};

const SLUG = 'AbCdEfGhIjKlMnOpQrStUv';
const payable = {
  ...{ slug: SLUG, kind: 'quote', number: 'QU1042', currency: 'EUR', due: 90, shipping: 18, delivery: 4.5 },
  ...{ payment_methods: [], balance_available: 0, payment_in_flight: null, order_slug: SLUG, is_guest: true },
};
/** Of another shop: without a page and a picture here. */
const line = {
  ...{ product_id: 0, slug: '', name: 'Blue mug', manufacturer: '', image: { source: '' } },
  ...{ attributes: [], quantity: 2, price: 45 },
};
const layPayable = ({ queryClient }: ReturnType<typeof createTestPage>, one: object = payable) =>
  queryClient.setQueryData(['payables', SLUG, 1], one);

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

test('each page is told once, with what it shows', async () => {
  const shop = visit({ id: 'cart', path: '/en/cart' });
  const { queries, queryClient, language } = shop.page;
  queryClient.setQueryData(queries.cart.current(language.id).queryKey, cart);
  queryClient.setQueryData(['checkout', 'session', SLUG], {
    ...{ currency: cart.currency, products: cart.items, order_id: null },
  });
  shop.begin();
  shop.go({ id: 'cart', path: '/en/cart' });
  await shop.expectNames(['view_cart']);
  shop.go({ id: 'checkout', path: '/en/checkout', slug: SLUG });
  shop.go({ id: 'confirm', path: '/en/confirm', slug: SLUG });
  await shop.expectNames(['view_cart', 'begin_checkout', 'add_payment_info']);
  // The steps of one checkout are told once; the mark stays in the browser.
  expect(shop.told.find(([name]) => name === 'begin_checkout')?.[2]).toEqual({
    mark: `begin_checkout.${SLUG}`,
  });
  expect(shop.page.reported).toEqual([]);
});

test('a search is told when its words are sent, refined when its result is filtered, and more pages are not', async () => {
  const shop = visit({ id: 'search', path: '/en/search', search: '?s=lamp' });
  shop.begin();
  const search = (query: string) => shop.go({ id: 'search', path: '/en/search', search: query });
  search('?s=lamp&page=2');
  search('?s=lamp&f.manufacturer=hearth');
  search('?s=lamp&f.manufacturer=hearth&page=2');
  search('?s=lamp&f.manufacturer=hearth&sort=2');
  search('?s=kettle');
  await shop.expectNames(['search_manual', 'search_refined', 'search_refined', 'search_manual']);
});

test('the link below the suggestions of the search bar is told, and its page is no search that was typed', async () => {
  document.body.innerHTML =
    '<div role="group"><a href="/en/p/lamp">Lamp</a><a id="more" href="/en/search?s=lamp">All 40</a></div>';
  const shop = visit({ id: 'home', path: '/en' });
  shop.begin();
  document.querySelector<HTMLElement>('#more')?.click();
  shop.go({ id: 'search', path: '/en/search', search: '?s=lamp' });
  await shop.expectNames(['search_show_more']);
});

test('R-STO-03 the steps of paying for a quote are told once, and kept under their own keys', async () => {
  document.body.innerHTML =
    '<form><input type="radio" name="payment" value="1" checked><button name="intent" value="pay"></button></form>';
  const shop = visit({ id: 'create-order-slug', path: '/en/create-order' });
  layPayable(shop.page);
  shop.begin();
  const pay = () => {
    const form = document.querySelector('form');
    form?.dispatchEvent(new SubmitEvent('submit', { submitter: form.querySelector('button') }));
  };
  shop.go({ id: 'payment', path: '/en/payment', slug: SLUG });
  const shown = ['delivery_info_added', 'quote_payment_view'];
  await shop.expectNames(shown);
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
  pay();
  pay();
  await shop.expectNames([...shown, 'payment_info_added', 'pay_click']);
  expect(shop.told.at(-1)?.slice(1)).toEqual([
    { quoteId: 1042, value: 100, shipping: 20, deliveryFee: 5, paymentType: 'card' },
    { id: 'pay_click.qu1042' },
  ]);
  shop.page.queryClient.setQueryData(['orders', 'placed', SLUG, 1], {
    ...{ id: 1042, slug: SLUG, kind: 'quote', state: 'paid', currency: 'EUR', lines: [line] },
    ...{ totals: { total: 90, balance: 0, shipping: 18, delivery: 4.5 } },
    payments: [{ payment_processor_id: 1, amount: 90 }],
  });
  shop.go({ id: 'success', path: '/en/success', slug: SLUG });
  const all = [...shown, 'payment_info_added', 'pay_click', 'purchase', 'payment_success', 'quote_paid'];
  await shop.expectNames(all);
  expect(shop.page.reported).toEqual([]);
  for (const step of ['delivery_set', 'payment_set', 'pay_clicked', 'payment_success'])
    expect(localStorage.getItem(`shop_quote_${step}`)).toBe('[1042]');
});

test('a payment that was declined is told for the quote or for the order of the checkout, once an attempt', async () => {
  const shop = visit({ id: 'payment', path: '/en/payment', slug: SLUG, search: '?declined=refused' });
  layPayable(shop.page);
  shop.begin();
  await shop.expectNames(['quote_payment_view', 'payment_declined']);
  expect(shop.told.at(-1)?.slice(1)).toEqual([
    { of: 'quote', transaction: 'qu1042' },
    { mark: `payment_declined.${SLUG}.0` },
  ]);
  layPayable(shop.page, undefined);
  shop.page.queryClient.removeQueries({ queryKey: ['payables'] });
  shop.page.queryClient.setQueryData(['checkout', 'session', SLUG], { order_id: 7 });
  shop.go({ id: 'payment', path: '/en/payment', slug: SLUG, search: '?declined=limit' });
  await vi.waitFor(() => expect(shop.told.at(-1)?.[1]).toEqual({ of: 'marketplace', transaction: 'qu7' }));
  // A top-up is neither.
  layPayable(shop.page, { ...payable, kind: 'top_up' });
  shop.go({ id: 'payment', path: '/en/payment', slug: SLUG, search: '?declined=fraud' });
  await new Promise((done) => setTimeout(done, 20));
  expect(shop.told.at(-1)?.[0]).toBe('page_view');
});

test('an order that is not paid yet is no purchase', async () => {
  const shop = visit({ id: 'success', path: '/en/success', slug: SLUG });
  shop.page.queryClient.setQueryData(['orders', 'placed', SLUG, 1], { slug: SLUG, state: 'accepted' });
  shop.begin();
  await new Promise((done) => setTimeout(done, 20));
  await shop.expectNames([]);
});

test('the address of a quote or an order is a secret: trackers are told the rest', () => {
  history.replaceState(null, '', `/en/quotes/${SLUG}`);
  const shop = visit({ id: 'quote', path: `/en/quotes/${SLUG}`, slug: SLUG, personal: true });
  shop.begin();
  expect(shop.told[0]?.[1]).toMatchObject({ url: `${location.origin}/en/quotes` });
  history.replaceState(null, '', '/');
});

test('a request for a quote is told by the page that names it', async () => {
  const shop = visit({ id: 'order-successful', path: '/en/order-successful' });
  shop.page.queryClient.setQueryData(['quotes', 'list'], [{ number: 'QU77', items_count: 3 }]);
  shop.begin();
  await shop.expectNames(['quote_submit']);
  expect(shop.told.at(-1)?.slice(1)).toEqual([{ items: 3 }, { id: 'quote_submit.qu77' }]);
});
