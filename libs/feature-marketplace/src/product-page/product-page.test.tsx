import type { BrandConfig } from '@shop/brand';
import { NO_PROMISES, PROMISES } from '@shop/brand/testing';
import { cartContract } from '@shop/contracts/cart';
import { productContract, type Product, type ProductAnswer } from '@shop/contracts/catalogue';
import { emptyCart, guestSummary } from '@shop/data-access';
import { aBrand, createTestPage, renderRoute } from '@shop/testing-react';
import { answering, createShopServer, recordedCart, refusing } from '@shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { aProduct, aVariant, productAnswer, shopAnswers } from '../testing/catalogue-answers.ts';

// Imported in advance: the test is about the page, not the time of its first import.
import './product-page.error.tsx';
import { action } from './product-page.action.ts';
import './product-page.loader.ts';
import './product-page.tsx';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const sizes = (...left: number[]) =>
  aProduct({
    options: [
      { key: 'size', name: 'Size', values: left.map((_, at) => ({ slug: `s${at}`, name: `Size ${at}` })) },
    ],
    variants: left.map((max_quantity, at) =>
      aVariant(at + 1, { max_quantity, attributes: { size: `s${at}` } }),
    ),
  });
const aPost = (body: FormData) => new Request('http://localhost/en/p/k7', { method: 'POST', body });
const open = (at: string) => renderRoute(marketplace, { at });

test('R-RTE-13 a product shows its name, its price and both delivered prices', async () => {
  server.use(productAnswer(aProduct()));
  await open('/p/k7');
  expect(screen.getByRole('heading', { level: 1, name: 'K7 headphones' })).toBeTruthy();
  const door = screen.getByRole('region', { name: /At your door/ }).textContent;
  expect(door).toContain('140');
  expect(door).toContain('130');
});

const factsOf = async (promises: BrandConfig['promises']) => {
  server.use(productAnswer(aProduct({ variants: [aVariant(1, { max_quantity: 9 })] })));
  await renderRoute(marketplace, { at: '/p/k7', brand: aBrand({ promises }) });
  const facts = screen.getByText(/^In stock/).closest('ul');
  return [...(facts?.children ?? [])].map(({ textContent }) => textContent);
};

test('a product that is sealed for hygiene says that it cannot be returned, in the law’s words', async () => {
  server.use(productAnswer(aProduct({ return_exception: 'sealed_hygiene' })));
  await open('/p/k7');
  expect(screen.getByText(/^There is no right of withdrawal.*unsealed after delivery\.$/)).toBeDefined();
  cleanup();
  const promises = { ...PROMISES, isByEuLaw: false };
  await renderRoute(marketplace, { at: '/p/k7', brand: aBrand({ promises }) });
  expect(screen.getByText(/^Sealed goods .* cannot be returned once they are unsealed\.$/)).toBeDefined();
});

test('a product shows the brand’s promises, with the brand’s figures', async () => {
  expect(await factsOf(PROMISES)).toEqual([
    'In stock. Sent from Delaware within 24 hours.',
    '14 days to return at a pickup point near you.',
    '2-year legal guarantee.',
  ]);
  cleanup();
  const own = {
    ...PROMISES,
    isByEuLaw: false,
    returnDays: 1,
    returnsAtPickupPoints: false,
    dispatchHours: 1,
  };
  expect(await factsOf(own)).toEqual([
    'In stock. Sent from Delaware within 1 hour.',
    '1 day to return.',
    '2-year guarantee.',
  ]);
});

test('a product shows no promise that the brand does not make', async () => {
  expect(await factsOf(NO_PROMISES)).toEqual(['In stock.']);
});

test.each([
  ['en', 'Cheapest delivery'],
  ['lt', 'Pigiausias pristatymas'],
  ['lv', 'Lētākā piegāde'],
  ['ee', 'Soodsaim tarne'],
] as const)('in %s the courier is a line of the delivered price', async (locale, name) => {
  const way = (delivery: number) => ({
    ...{ total: 27.71 + delivery, days_from: 6, days_to: 9 },
    lines: [
      { code: 'goods' as const, amount: 27.71 },
      { code: 'delivery' as const, amount: delivery },
    ],
  });
  const delivered = { air: way(2.39), sea: way(2.39) };
  server.use(productAnswer(aProduct({ variants: [aVariant(1, { delivered })] })));
  await renderRoute(marketplace, { at: '/p/k7', locale });
  const line = screen.getByRole('rowheader', { name, hidden: true }).closest('tr');
  expect(line?.textContent).toMatch(/2[.,]39.*2[.,]39/);
});

test('R-QRY-02 the address selects the version, and versions are links', async () => {
  server.use(productAnswer(sizes(3, 4, 0)));
  const { router } = await open('/p/k7?productVariant=2');
  expect(screen.getByText('Item no. SKU-2')).toBeTruthy();
  const other = screen.getByRole('link', { name: 'Size 0' });
  expect(other.getAttribute('href')).toBe('/en/p/k7?productVariant=1');
  await act(() => router.navigate('/p/k7?productVariant=1'));
  expect(screen.getByText('Item no. SKU-1')).toBeTruthy();
});

const SAFETY = {
  maker: { name: 'Kestrel', address: 'Mill Road 1, Dover, USA', email: 'safety@kestrel.example' },
  responsible: { name: 'Answer OÜ', address: 'Sadama 1, Tallinn, Estonia', email: 'a@answer.example' },
  warnings: ['Keep away from heat.', 'Keep away from eyes.'],
};

describe('statements required by the law of the market', () => {
  test.each([
    ['en', 'ml', '50 ml, €2,800.00 per litre'],
    ['en', 'g', '50 g, €2,800.00 per kilogram'],
    ['lt', 'ml', '50 ml, 2 800,00 € už litrą'],
    ['lv', 'g', '50 g, 2800,00 € par kilogramu'],
    ['ee', 'ml', '50 ml, 2800,00 € liitri kohta'],
  ] as const)('in %s goods sold in %s show the delivered price of a measure', async (locale, unit, words) => {
    const content = { amount: 50, unit, price: { air: 2800, sea: 2600 } };
    server.use(productAnswer(aProduct({ variants: [aVariant(1, { content })] })));
    await renderRoute(marketplace, { at: '/p/k7', locale });
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  test('by sea it is the price by sea', async () => {
    const content = { amount: 50, unit: 'ml' as const, price: { air: 2800, sea: 2600 } };
    server.use(productAnswer(aProduct({ variants: [aVariant(1, { content })] })));
    await renderRoute(marketplace, { at: '/p/k7', shippingMethod: 'sea' });
    expect(screen.getByText(/€2,600.00 per litre/)).toBeTruthy();
  });

  const rowOf = (name: string) => screen.getByRole('rowheader', { name }).nextElementSibling;

  test('the maker and the responsible person in the EU have contacts; warnings come first', async () => {
    server.use(productAnswer(aProduct({ safety: SAFETY, guarantee_years: 2 })));
    await open('/p/k7');
    expect(rowOf('Warnings')?.textContent).toBe('Keep away from heat.Keep away from eyes.');
    expect(rowOf('Manufacturer')?.textContent).toBe('KestrelMill Road 1, Dover, USAsafety@kestrel.example');
    expect(rowOf('Responsible person in the EU')?.textContent).toContain(
      'Answer OÜSadama 1, Tallinn, Estonia',
    );
    const mail = screen.getByRole('link', { name: 'a@answer.example' });
    expect(mail.getAttribute('href')).toBe('mailto:a@answer.example');
  });

  test.each([
    ['en', 'EU legal guarantee', 'https://europa.eu/youreurope/guarantees'],
    ['lt', 'ES teisinė garantija', '/guarantees-returns/index_lt.htm'],
    ['lv', 'ES juridiskā garantija', '/guarantees-returns/index_lv.htm'],
    ['ee', 'ELi seadusjärgne garantii', '/guarantees-returns/index_et.htm'],
  ] as const)('in %s the notice on the legal guarantee links to Your Europe', async (locale, name, end) => {
    server.use(productAnswer(aProduct({ guarantee_years: 2 })));
    await renderRoute(marketplace, { at: '/p/k7', locale });
    const notice = screen.getByRole('heading', { name }).closest('section');
    expect(within(notice!).getByRole('link').getAttribute('href')).toMatch(new RegExp(`${end}$`));
    expect(notice?.textContent).toContain('2');
  });

  test('where the law requires nothing, the page shows none of them', async () => {
    server.use(productAnswer(aProduct({ safety: null, guarantee_years: null })));
    await open('/p/k7');
    expect(document.body.textContent).not.toMatch(/Responsible person|legal guarantee protection|per litre/);
    expect(screen.queryByRole('rowheader', { name: 'Manufacturer' })).toBeNull();
  });
});

test('a sold-out version says so and keeps the links to the others', async () => {
  server.use(productAnswer(sizes(3, 0)));
  await open('/p/k7?productVariant=2');
  expect(screen.getByText(/This version is sold out/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Size 0' })).toBeTruthy();
});

test('a product that is sold out altogether has its own message', async () => {
  server.use(productAnswer(sizes(0, 0)));
  await open('/p/k7');
  expect(screen.getByText('Sold out')).toBeTruthy();
});

test('withdrawn and unknown products get two different answers', async () => {
  server.use(refusing(productContract.product, { status: 410, message: 'product.withdrawn' }));
  const { router } = await open('/p/k7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This product is no longer available');
  server.use(refusing(productContract.product, { status: 404, message: 'product.unknown' }));
  await router.navigate('/p/other');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product not found'),
  );
});

test('an address that is not a word slug is not found', async () => {
  await open('/p/K7_Upper');
  expect(screen.getByText('Product not found')).toBeTruthy();
});

/** The state after the header: with the cart that it fetched. */
const openWithCart = (given: Parameters<typeof createTestPage>[0], cart = emptyCart('EUR')) => {
  const page = createTestPage(given);
  page.queryClient.setQueryData(page.queries.cart.current(page.language.id).queryKey, cart);
  const summary = guestSummary(cart.currency, cart.shipping_method);
  page.queryClient.setQueryData(page.queries.visitor.summary().queryKey, summary);
  return renderRoute(marketplace, { at: '/p/k7?productVariant=1&utm_source=x', page }).then((opened) => ({
    ...opened,
    page,
    ways: within(screen.getByRole('group', { name: /At your door/ })),
    bar: within(screen.getByRole('complementary', { name: /At your door/ })),
  }));
};

test('the chosen method applies to the bar at the bottom of a phone, too, and is stored', async () => {
  server.use(productAnswer(aProduct()));
  const { user, ways, bar, page } = await openWithCart({});
  expect(ways.getByRole('button', { pressed: true }).textContent).toContain('140');
  expect(bar.getByText(/140/)).toBeTruthy();
  await user.click(ways.getByRole('button', { pressed: false }));
  expect(ways.getByRole('button', { pressed: true }).textContent).toContain('130');
  expect(bar.getByText(/130/)).toBeTruthy();
  expect(page.remembered).toEqual({ shippingMethod: 'sea' });
});

test('a visitor’s cart takes the method chosen on the product page', async () => {
  const asked: string[] = [];
  server.use(
    productAnswer(aProduct()),
    answering(cartContract.setShippingMethod, ({ body }) => {
      asked.push(body.shipping_method);
      return recordedCart.bySea;
    }),
  );
  const { user, ways } = await openWithCart({ hasSession: true }, recordedCart.twoLines.cart);
  await user.click(ways.getByRole('button', { pressed: false }));
  await waitFor(() => expect(asked).toEqual(['sea']));
  expect(ways.getByRole('button', { pressed: true }).textContent).toContain('130');
});

test('a product shows the method of the cart, regardless of the one that the device stores', async () => {
  server.use(productAnswer(aProduct()));
  const given = { hasSession: true, shippingMethod: 'air' } as const;
  const { ways, bar } = await openWithCart(given, recordedCart.bySea.cart);
  expect(ways.getByRole('button', { pressed: true }).textContent).toContain('130');
  expect(bar.getByText(/130/)).toBeTruthy();
});

test('without scripts a method is chosen by a plain form that returns to this version', async () => {
  server.use(productAnswer(aProduct()));
  const { ways } = await openWithCart({});
  const sea = ways.getByRole<HTMLButtonElement>('button', { pressed: false });
  expect([sea.form?.method, sea.form?.getAttribute('action')]).toEqual(['post', '/en/preferences']);
  expect(Object.fromEntries(new FormData(sea.form ?? undefined, sea))).toEqual({
    back: '/p/k7?productVariant=1',
    shipping_method: 'sea',
  });
});

test('adding without scripts is a plain form to the cart', async () => {
  server.use(productAnswer(aProduct()));
  await open('/p/k7');
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  expect(button?.form).toMatchObject({ method: 'post' });
  expect(new URL(button?.form?.action ?? '').pathname).toBe('/en/cart');
  expect(Object.fromEntries(new FormData(button?.form ?? undefined))).toMatchObject({
    ...{ key: 'key-of-this-page', intent: 'add', variant_id: '1', quantity: '1' },
  });
});

describe('ways to pay by their own names', () => {
  const WAYS = [
    { id: 'one', name: 'One Pay', method: 1 },
    { id: 'two', name: 'Two Pay', method: 2 },
  ];
  const offering = (product: Product, express?: ProductAnswer['express']) =>
    answering(productContract.product, () => ({
      ...{ status: true as const, product, currency: 'EUR', similar: [] },
      ...(express && { express }),
    }));
  const group = () => screen.queryByRole('group', { name: 'Or pay faster' });
  const buttons = () => within(group()!).getAllByRole<HTMLButtonElement>('button');

  test('each adds the version in its quantity by a plain form to the cart, and names its method', async () => {
    server.use(offering(aProduct(), WAYS));
    await open('/p/k7');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['One Pay', 'Two Pay']);
    const [, two] = buttons();
    expect(new URL(two?.form?.action ?? '').pathname).toBe('/en/cart');
    expect(Object.fromEntries(new FormData(two?.form ?? undefined, two))).toEqual({
      ...{ key: 'key-of-this-page', intent: 'add', variant_id: '1', quantity: '1', pay: '2' },
    });
  });

  test('with scripts the browser sends the form, and nothing is added before', async () => {
    const sent: string[] = [];
    server.use(offering(aProduct(), WAYS));
    const { user } = await open('/p/k7');
    server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));
    const left: boolean[] = [];
    const listen = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', listen);
    await user.click(buttons()[0]!);
    removeEventListener('submit', listen);
    expect(left).toEqual([true]);
    expect(sent).toEqual([]);
  });

  test('Enter in the quantity adds to the cart and chooses no way to pay', async () => {
    server.use(offering(aProduct(), WAYS));
    await open('/p/k7');
    const first = buttons()[0]?.form?.querySelector('button[type="submit"]');
    expect(first?.textContent).toBe('Add to cart');
  });

  test('without a size they ask for it, as the main button does', async () => {
    server.use(offering(sizes(3, 4), WAYS));
    const { user, place } = await open('/p/k7');
    await user.click(buttons()[0]!);
    expect(screen.getByRole('alert').textContent).toBe('Choose a size');
    expect(place()).toBe('/p/k7');
  });

  test('there are none where the brand offers none, or where the version is sold out', async () => {
    server.use(offering(aProduct()));
    await open('/p/k7');
    expect(group()).toBeNull();
    cleanup();
    server.use(offering(sizes(3, 0), WAYS));
    await open('/p/k7?productVariant=2');
    expect(group()).toBeNull();
  });
});

test('R-RTE-13 adding with scripts sends the version and opens the cart without leaving', async () => {
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  server.use(productAnswer(aProduct()), refusing(cartContract.add, { status: 503 }));
  server.events.on('request:start', ({ request }) => {
    if (!request.url.includes('/cart/add')) return;
    keys.add(request.headers.get('idempotency-key'));
    void request
      .clone()
      .json()
      .then((body) => sent.push(body));
  });
  const { user, place, opened } = await open('/p/k7');
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  if (button) await user.click(button);
  // The cart shows the added item, or the reason of the failure.
  await waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['cart']));
  // Without an answer it is sent again, every time as the same change.
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ variant_id: 1, quantity: 1 })));
  expect(keys.size).toBe(1);
  expect(place()).toBe('/p/k7');
});

test('no size is preselected: the button asks for it, and nothing is added', async () => {
  const sent: string[] = [];
  server.use(productAnswer(sizes(3, 4)));
  server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));
  const { user, place } = await open('/p/k7');
  expect(screen.getByRole('group', { name: /Size:/ }).querySelector('[aria-current]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  sent.length = 0;
  await user.click(screen.getAllByRole('button', { name: 'Choose a size' })[0]!);
  const group = screen.getByRole('group', { description: 'Choose a size' });
  expect(document.activeElement).toBe(group);
  expect(screen.getByRole('alert').textContent).toBe('Choose a size');
  expect(sent).toEqual([]);
  expect(place()).toBe('/p/k7');
});

test('a chosen size removes the question and can be added', async () => {
  server.use(productAnswer(sizes(3, 4)));
  const { user, router } = await open('/p/k7');
  await user.click(screen.getAllByRole('button', { name: 'Choose a size' })[0]!);
  await act(() => router.navigate('/p/k7?productVariant=2'));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getAllByRole('button', { name: 'Add to cart' }).length).toBeGreaterThan(0);
});

test('without scripts the form returns to this page with 422 and the name of the missing size', async () => {
  server.use(productAnswer(sizes(3, 4)));
  const { router } = await open('/p/k7');
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Choose a size' });
  const form = button?.form ?? undefined;
  expect(new URL(form?.action ?? '').pathname).toBe('/en/p/k7');
  const formData = new FormData(form);
  expect(Object.fromEntries(formData)).toEqual({ choose: 'size', quantity: '1' });
  await act(() => router.navigate('/p/k7', { formMethod: 'post', formData }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a size'));
  const answer = (await action({ request: aPost(formData) } as never)) as {
    init: { status: number };
    data: unknown;
  };
  expect(answer).toMatchObject({ init: { status: 422 }, data: { errors: { size: ['required'] } } });
});

test('a product with several prices shows the lowest everywhere until a version is chosen', async () => {
  const product = sizes(3, 4);
  const variants = product.variants.map((variant, at) => ({ ...variant, price: 100 + at * 50 }));
  server.use(productAnswer({ ...product, variants }));
  const { router } = await open('/p/k7');
  const all = document.body.textContent;
  expect(all).toContain('from €100.00');
  expect(all).toContain('from €140.00');
  expect(all).not.toContain('€150.00');
  await act(() => router.navigate('/p/k7?productVariant=2'));
  expect(document.body.textContent).toContain('€150.00');
  expect(document.body.textContent).not.toContain('from €');
});

test('a colour clicked in a listing is shown while its size stays open', async () => {
  server.use(productAnswer(sizes(3, 4)));
  await open('/p/k7?productVariant=2&choose=all');
  expect(screen.getAllByRole('button', { name: 'Choose a size' }).length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'Size 0' });
  expect(link.getAttribute('href')).toBe('/en/p/k7?productVariant=1');
  expect(link.dataset['keepsPlace']).toBe('');
});

test('the price is the delivered one by the chosen method, with the goods’ price next to it', async () => {
  server.use(productAnswer(aProduct()));
  const { user, ways } = await openWithCart({ shippingMethod: 'sea' }, emptyCart('EUR', 'sea'));
  const price = () => screen.getByText(/^at your door by/).parentElement?.textContent;
  expect(price()).toBe('€130.00at your door by sea, all paid');
  expect(screen.getByText(/^Item price in the US: €/)).toBeTruthy();
  await user.click(ways.getByRole('button', { pressed: false }));
  await waitFor(() => expect(price()).toBe('€140.00at your door by air, all paid'));
});

test('a reduction is one of the delivered price by the shown method', async () => {
  const { delivered } = aVariant(1);
  const air = { ...delivered.air, prior_total: 175, percent_off: 20 };
  server.use(productAnswer(aProduct({ variants: [aVariant(1, { delivered: { ...delivered, air } })] })));
  const { user, ways } = await openWithCart({});
  expect(screen.getByText(/^−20/)).toBeTruthy();
  expect(screen.getByText('€175.00').closest('s')).not.toBeNull();
  expect(screen.getByText('Lowest price of the 30 days before: €175.00')).toBeTruthy();
  await user.click(ways.getByRole('button', { pressed: false }));
  expect(screen.queryByText(/^−20/)).toBeNull();
  expect(screen.queryByText('€175.00')).toBeNull();
});

test('a product is requested for the market and method of the device, else the brand’s own', async () => {
  const asked: unknown[] = [];
  server.use(
    answering(productContract.product, ({ body: { countryId, method } }) => {
      asked.push([countryId, method]);
      return { status: true as const, product: aProduct(), currency: 'EUR', similar: [] };
    }),
  );
  await open('/p/k7');
  expect(asked).toEqual([[1, 'air']]);
  await renderRoute(marketplace, { at: '/p/k7', countryId: 3, shippingMethod: 'sea' });
  expect(asked).toEqual([
    [1, 'air'],
    [3, 'sea'],
  ]);
});
