import { cartContract } from '@shop/contracts/cart';
import type { Cart } from '@shop/data-access';
import { answering, createShopServer, recordedCart, refusing, unreachable } from '@shop/testing';
import { renderRoute, type RouteGiven } from '@shop/testing-react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartRoutes } from '../cart.routes.ts';
import { cart as feature } from '../index.ts';
import { aCart, aLine, answerOf } from '../testing.ts';
// The route loads these modules when first opened; they are imported here, so that no test waits for a compiler.
import './cart-page.action.ts';
import './cart-page.error.tsx';
import './cart-page.loader.ts';
import './cart-page.tsx';

const server = createShopServer();
// Days of arrival count from the answer; only the date is fixed, timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const openCart = async (cart: Cart, given: Partial<RouteGiven> = {}) => {
  server.use(answering(cartContract.fetch, answerOf(cart)));
  const opened = await renderRoute(feature, { at: '/cart', hasSession: true, ...given });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const twoLines = () =>
  aCart({
    items: [aLine(), aLine({ id: 2, name: 'Linen shirt', price: 64, line_total: 64, max_quantity: 9 })],
    weight_g: 920,
  });

test('R-RTE-10 the cart is a page of the marketplace', () => {
  expect(cartRoutes.map(({ path, handle }) => [path, handle?.checks])).toEqual([['/cart', ['marketplace']]]);
});

test('a browser that refuses cookies gets a notice that no cart can be stored', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await openCart(aCart());
  expect(await screen.findByText(/Your browser refuses cookies/)).toBeDefined();
  vi.restoreAllMocks();
});

describe('a full cart', () => {
  test('links to the checkout by the names of the brand’s ways to pay, each with its method', async () => {
    await openCart(
      aCart({
        express: [
          { id: 'one', name: 'One Pay', method: 1 },
          { id: 'two', name: 'Two Pay', method: 2 },
        ],
      }),
    );
    const ways = within(screen.getByRole('group', { name: 'Or pay faster' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['One Pay', expect.stringMatching(/\/checkout\?pay=1$/)],
      ['Two Pay', expect.stringMatching(/\/checkout\?pay=2$/)],
    ]);
  });

  test('has no such links where the brand offers none', async () => {
    await openCart(aCart());
    expect(screen.queryByRole('group', { name: 'Or pay faster' })).toBeNull();
  });

  test('R-CRT-14 shows both methods with their delivered price and their days, and switches between them', async () => {
    const { user } = await openCart(aCart());
    const asked: string[] = [];
    server.use(
      answering(cartContract.setShippingMethod, ({ body }) => {
        asked.push(body.shipping_method);
        return answerOf(aCart({ shipping_method: body.shipping_method }));
      }),
    );
    const ways = within(screen.getByRole('group', { name: 'Shipping method' }));
    const sea = ways.getByRole('button', { name: /By sea/ });
    expect(ways.getByRole('button', { name: /By air/ }).textContent).toContain('€279.00');
    expect(ways.getByRole('button', { name: /By air/ }).textContent).toContain('27–30 November');
    expect(sea.textContent).toContain('€270.20');
    await user.click(sea);
    await waitFor(() => expect(sea.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByText('Shipping by sea')).toBeTruthy();
    await waitFor(() => expect(asked).toEqual(['sea']));
  });

  test('shows the number of pieces, their weight and their sum', async () => {
    await openCart(twoLines());
    expect(screen.getByText('2 items, 0.92 kg')).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByText('€283.00')).toBeTruthy();
    expect(summary.getByText('-€2.50')).toBeTruthy();
    expect(summary.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout');
  });

  test.each([
    ['4%', 2.5],
    ['12%', 7.8],
    ['13%', 7.82],
    ['100%', 62.5],
  ])('R-CHO-29 shipping discount is %s of a price of 62.50 when %f is taken off', async (percent, air) => {
    const { shipping } = aCart();
    await openCart(aCart({ shipping: { ...shipping, shipping_discounts: { air, sea: 0 } } }));
    expect(screen.getByText(`Shipping discount, ${percent}`)).toBeTruthy();
  });

  test('a shipping discount of less than half a percent has no percentage', async () => {
    const { shipping } = aCart();
    await openCart(aCart({ shipping: { ...shipping, shipping_discounts: { air: 0.2, sea: 0 } } }));
    expect(screen.getByText('Shipping discount')).toBeTruthy();
    cleanup();
    await openCart(aCart({ shipping_method: 'sea' }));
    expect(screen.queryByText(/Shipping discount/)).toBeNull();
  });

  test('a quantity is changed at once, and shipping and total follow with the server’s answer', async () => {
    const { user } = await openCart(recordedCart.twoLines.cart);
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      answering(cartContract.setQuantity, async ({ body }) => {
        expect(body).toEqual({ id: 2, quantity: 2 });
        await onItsWay;
        return recordedCart.twoShirts;
      }),
    );
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    await user.click(screen.getAllByRole('button', { name: 'One more' })[1]!);
    expect(screen.getByText('€58.88 each')).toBeTruthy();
    expect(summary.getByText('€319.24')).toBeTruthy();
    // Only the server knows the price of one parcel of three items.
    expect(summary.getByText('€101.12')).toBeTruthy();
    arrive();
    expect(await summary.findByText('€128.58')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Order summary' }).textContent).toContain('€450.36');
  });

  test('a quantity above the stock becomes the stock, and the page says so', async () => {
    const { user } = await openCart(recordedCart.twoShirts.cart);
    server.use(answering(cartContract.setQuantity, recordedCart.allHeadphones));
    await user.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    expect(await screen.findByText(/We changed the quantity to what can be ordered/)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton')[0]?.value).toBe('5');
    expect(screen.getByText('€1,007.40')).toBeTruthy();
  });

  test('R-CRT-14 by sea the total is the server’s total for the sea', async () => {
    const { user } = await openCart(recordedCart.shirtRestored.cart);
    server.use(answering(cartContract.setShippingMethod, recordedCart.bySea));
    await user.click(screen.getByRole('button', { name: /By sea/ }));
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(await summary.findByText('€332.42')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Order summary' }).textContent).toContain('€1,460.67');
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContainEqual(expect.stringMatching(/^\d+ items?, [\d.]+\u00a0kg, by sea: €1,460\.67$/));
  });

  test('a line can be removed and restored', async () => {
    const { user } = await openCart(recordedCart.allHeadphones.cart);
    // The removed line and the remaining size; the notices below are statuses as well.
    const said = () =>
      screen
        .getAllByRole('status')
        .slice(0, 2)
        .map(({ textContent }) => textContent);
    expect(said()).toEqual(['', '']);
    const before = screen.getByText(/^\d+ items?, /).textContent;
    server.use(
      answering(cartContract.remove, recordedCart.shirtRemoved),
      answering(cartContract.restore, recordedCart.shirtRestored),
    );
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[1]!);
    await waitFor(() =>
      expect(said()).toEqual(['“Linen shirt” was removed.', expect.stringMatching(/^\d items?,/)]),
    );
    expect(screen.queryByText('Linen shirt')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Linen shirt')).toBeTruthy();
    await waitFor(() => expect(said()[1]).toContain(before));
  });

  test('a link to the checkout right after a click waits until the click is saved', async () => {
    const { user, place } = await openCart(recordedCart.twoLines.cart);
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      answering(cartContract.setQuantity, async () => {
        await onItsWay;
        return recordedCart.twoShirts;
      }),
    );
    await user.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    await user.click(screen.getByRole('link', { name: 'Go to checkout' }));
    expect(place()).toBe('/cart');
    arrive();
    await waitFor(() => expect(place()).toBe('/checkout'));
  });

  test('when a change cannot be sent, the page says so and shows the saved cart', async () => {
    const { user } = await openCart(twoLines());
    server.use(unreachable(cartContract.setQuantity));
    await user.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    expect(await screen.findByText(/The change could not be saved/)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('spinbutton')[0]?.value).toBe('1'));
  });

  test.each([
    [{ problem: 'sold_out', quantity: 0, max_quantity: 0 }, 'Sold out. It is not counted in the total.'],
    [
      { problem: 'withdrawn', quantity: 0, max_quantity: 0 },
      'No longer sold. It is not counted in the total.',
    ],
    [{ problem: 'quantity_reduced', max_quantity: 1 }, 'Only 1 is left.'],
    [{ problem: 'price_changed', price_before: 199 }, 'The price has changed. It was €199.00.'],
  ] as const)('a change in the meantime is shown: %j', async (parts, words) => {
    await openCart(aCart({ items: [aLine(parts)] }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a cart of sold-out items has no link to the checkout', async () => {
    await openCart(aCart({ items: [aLine({ problem: 'sold_out', quantity: 0, max_quantity: 0 })] }));
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('every change is a form that works without scripts', async () => {
    await openCart(aCart());
    const forms = [...document.forms].map((form) => ({
      goes: `${form.method} ${form.getAttribute('action')}`,
      says: Object.fromEntries(new FormData(form)),
    }));
    expect(forms).toEqual([
      { goes: 'post /en/cart', says: { key: 'key-of-this-page', intent: 'method' } },
      {
        goes: 'post /en/cart',
        says: { key: 'key-of-this-page', intent: 'quantity', line: '1', quantity: '1' },
      },
      { goes: 'post /en/cart', says: { key: 'key-of-this-page', intent: 'remove', line: '1' } },
    ]);
  });
});

describe('an empty cart', () => {
  test('of a guest without a session is known without a call, and links to the shop', async () => {
    await renderRoute(feature, { at: '/cart' });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe(
      '/en/marketplace',
    );
  });

  test.each([
    ['expired', 'Your reservation has ended. Everything is still in your cart, and you can check out again.'],
    ['unknown', 'This checkout was not found. Your cart is unchanged.'],
  ])('an %s checkout is reported, with the lines kept', async (why, words) => {
    await openCart(aCart(), { at: `/cart?checkout=${why}` });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Wireless headphones')).toBeTruthy();
  });
});

describe('a refusal that is about one product', () => {
  const busy = { status: 429, message: 'too_many_requests' };
  const more = () => screen.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement;

  test.each([
    ['en', 'Too many of “Linen shirt” are being ordered from your network right now.'],
    ['lt', 'Iš jūsų tinklo šiuo metu užsakoma per daug prekių „Linen shirt“.'],
    ['lv', 'No jūsu tīkla pašlaik tiek pasūtīts pārāk daudz preču “Linen shirt”.'],
    ['ee', 'Teie võrgust tellitakse praegu liiga palju tooteid „Linen shirt“.'],
  ] as const)('in %s names the item that one place has too many of', async (locale, words) => {
    const cart = twoLines();
    const variant = cart.items[1]?.variant_id;
    const items = cart.items.map((item) => (item.id === 2 ? { ...item, variant_id: 777 } : item));
    expect(variant).not.toBe(777);
    await openCart({ ...cart, items }, { at: '/cart?checkout=share&lines=777.9', locale });
    const notices = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(notices.filter((notice) => notice.includes(words))).toHaveLength(1);
  });

  test('without a product of the cart has no name in its message', async () => {
    await openCart(aCart(), { at: '/cart?checkout=share&lines=9' });
    expect(screen.getByText(/^Too many of these items are being ordered/)).toBeTruthy();
  });

  test.each([
    ['en', 'Too many changes at once: “Wireless headphones” could not be changed to 7.'],
    ['lt', 'Per daug pakeitimų vienu metu: prekės „Wireless headphones“ kiekio nepavyko pakeisti į 7.'],
    ['lv', 'Pārāk daudz izmaiņu vienlaikus: preces “Wireless headphones” daudzumu neizdevās mainīt uz 7.'],
    [
      'ee',
      'Liiga palju muudatusi korraga: toote „Wireless headphones“ kogust ei saanud muuta. Soovitud kogus: 7.',
    ],
  ] as const)('in %s names the line and the typed number, without scripts', async (locale, words) => {
    server.use(refusing(cartContract.setQuantity, busy));
    const { router } = await openCart(twoLines(), { locale });
    const formData = new FormData();
    for (const [name, value] of [
      ['intent', 'quantity'],
      ['line', '1'],
      ['quantity', '7'],
    ] as const)
      formData.set(name, value);
    await act(() => router.navigate('/cart', { formMethod: 'post', formData }));
    expect(await screen.findByText((said) => said.includes(words))).toBeTruthy();
  });

  test('names the line whose quantity step was refused', async () => {
    const { user } = await openCart(twoLines());
    server.use(refusing(cartContract.setQuantity, busy));
    await user.click(more());
    expect(await screen.findByText(/“Wireless headphones” could not be changed to 2\./)).toBeTruthy();
  });

  test('names the line that could not be removed', async () => {
    const { user } = await openCart(twoLines());
    server.use(refusing(cartContract.remove, busy));
    await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    expect(await screen.findByText(/“Wireless headphones” stays as it was\./)).toBeTruthy();
  });
});

describe('a line that another tab has bought or removed', () => {
  const gone = refusing(cartContract.setQuantity, { status: 404, message: 'not_found' });

  test.each([
    ['en', 'This item is no longer in your cart.'],
    ['lt', 'Šios prekės jūsų krepšelyje nebėra.'],
    ['lv', 'Šīs preces vairs nav jūsu grozā.'],
    ['ee', 'Seda toodet ei ole enam teie ostukorvis.'],
  ] as const)('is reported as such in %s, without scripts', async (locale, words) => {
    const { router } = await openCart(aCart(), { locale });
    server.use(gone);
    const formData = new FormData();
    formData.set('intent', 'quantity');
    formData.set('line', '1');
    formData.set('quantity', '2');
    await act(() => router.navigate('/cart', { formMethod: 'post', formData }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('is reported as such where a button was pressed, and the cart is fetched again', async () => {
    const { user } = await openCart(aCart());
    server.use(gone, answering(cartContract.fetch, answerOf(aCart({ items: [] }))));
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    expect(await screen.findByText('This item is no longer in your cart.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });
});

describe('a cart that failed to load', () => {
  test('R-CRT-10 is reported as such, and never as an empty one', async () => {
    server.use(refusing(cartContract.fetch, { status: 503, message: 'unavailable' }));
    await renderRoute(feature, { at: '/cart', hasSession: true });
    expect(await screen.findByRole('heading', { name: 'The cart could not be loaded' })).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });
});

describe('a lost connection', () => {
  const line = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void dispatchEvent(new Event(state)));
  };
  const goAway = () => {
    server.use(unreachable(cartContract.fetch), unreachable(cartContract.setQuantity));
    line('offline');
  };
  const comeBack = (cart: Cart) => {
    server.resetHandlers(answering(cartContract.fetch, answerOf(cart)));
    line('online');
  };
  afterEach(() => vi.restoreAllMocks());

  test('leaves the cart as last saved, says so, and fetches it again when online', async () => {
    const { user } = await openCart(aCart());
    const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value;
    const before = quantity();
    goAway();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText(/This is the cart as last saved/, {}, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(quantity()).toBe(before));
    comeBack(aCart({ items: [aLine({ name: 'Linen shirt' })] }));
    expect(await screen.findByText('Linen shirt')).toBeTruthy();
  });

  test('loads a cart that could not be loaded automatically when online', async () => {
    const { page } = await openCart(aCart());
    goAway();
    await act(() => page.queryClient.invalidateQueries({ queryKey: page.queries.cart.keys.all }));
    await screen.findByRole('heading', { name: 'The cart could not be loaded' });
    comeBack(aCart());
    expect(await screen.findByText('Wireless headphones')).toBeTruthy();
  });

  test('loads it for the shipping method in the page’s address, too', async () => {
    const { page, router } = await openCart(aCart());
    server.use(refusing(cartContract.fetch, { status: 503, message: 'unavailable' }));
    await act(() => page.queryClient.invalidateQueries({ queryKey: page.queries.cart.keys.all }));
    const again = await screen.findByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href')).toBe('/en/cart');
    server.resetHandlers(answering(cartContract.fetch, answerOf(aCart())));
    await act(() => router.navigate('/cart'));
    expect(await screen.findByText('Wireless headphones')).toBeTruthy();
  });
});

describe('a plain form', () => {
  const send = async (fields: Record<string, string>) => {
    const { router, place } = await openCart(aCart());
    const formData = new FormData();
    for (const [name, value] of Object.entries(fields)) formData.set(name, value);
    await act(() => router.navigate('/cart', { formMethod: 'post', formData }));
    return place;
  };

  test('that adds redirects to the cart', async () => {
    server.use(answering(cartContract.add, answerOf(aCart())));
    const place = await send({ intent: 'add', variant_id: '100' });
    await waitFor(() => expect(place()).toBe('/cart'));
  });

  test('that adds more than the stock says so', async () => {
    server.use(answering(cartContract.add, answerOf(aCart(), true)));
    await send({ intent: 'add', variant_id: '100', quantity: '1000000000' });
    expect(await screen.findByText(/We changed the quantity to what can be ordered/)).toBeTruthy();
  });

  test('that is sent twice has its page’s key both times, and the second is reported as already done', async () => {
    const keys: (string | null)[] = [];
    server.use(
      answering(cartContract.add, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return { ...answerOf(aCart()), repeated: keys.length > 1 };
      }),
    );
    const form = { intent: 'add', variant_id: '100', key: 'key-of-this-page' };
    await send(form);
    expect(screen.queryByText(/This was in your cart already/)).toBeNull();
    cleanup();
    await send(form);
    expect(await screen.findByText(/This was in your cart already/)).toBeTruthy();
    expect(keys).toEqual(['key-of-this-page', 'key-of-this-page']);
  });

  const add = { intent: 'add', variant_id: '100', key: 'key-of-this-page' };

  test('that adds and names a way to pay redirects to the checkout with it, the second time too', async () => {
    server.use(answering(cartContract.add, { ...answerOf(aCart()), repeated: true }));
    const place = await send({ ...add, pay: '2' });
    await waitFor(() => expect(place()).toBe('/checkout?pay=2'));
  });

  test('that adds more than the stock shows the cart before it is paid', async () => {
    server.use(answering(cartContract.add, answerOf(aCart(), true)));
    const place = await send({ ...add, pay: '2' });
    await waitFor(() => expect(place()).toBe('/cart?adjusted=1'));
  });

  test('that names a way to pay that is no number redirects to the cart', async () => {
    server.use(answering(cartContract.add, answerOf(aCart())));
    const place = await send({ ...add, pay: '//elsewhere.example' });
    await waitFor(() => expect(place()).toBe('/cart'));
  });

  test.each([
    ['too_many_requests', 'Too many changes at once. Nothing is lost: try again in a minute.'],
    ['sold_out', 'That item has just sold out.'],
    ['not_found', 'This product is no longer available.'],
    ['cart_full', 'The cart can hold up to 50 different items. Place an order first or remove something.'],
  ])('that is refused as %s says why', async (message, words) => {
    server.use(refusing(cartContract.add, { status: 409, message }));
    await send({ intent: 'add', variant_id: '999' });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([['abc'], ['1.5'], ['']])(
    'with “%s” pieces gets the message that a whole number is needed',
    async (quantity) => {
      await send({ intent: 'quantity', line: '1', quantity });
      expect(await screen.findByText('The quantity must be a whole number.')).toBeTruthy();
    },
  );

  test('with an unknown change changes nothing', async () => {
    await send({ intent: 'dance' });
    expect(await screen.findByText(/The change could not be saved/)).toBeTruthy();
  });
});

test.each([
  ['lt', 'Krepšelis', '2 prekės, 0,92 kg'],
  ['lv', 'Grozs', '2 preces, 0,92 kg'],
  ['ee', 'Ostukorv', '2 toodet, 0,92 kg'],
] as const)('in %s it is called %s', async (locale, heading, count) => {
  await openCart(twoLines(), { locale });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByText(count)).toBeTruthy();
});
