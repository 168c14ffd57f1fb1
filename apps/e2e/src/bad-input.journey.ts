import type { APIRequestContext, Page } from '@playwright/test';
import { aVisitor, beginToPay, findScarce, pay, type Piece } from './by-call.ts';
import { expect, test as base } from './shop.ts';

const test = base.extend<{ visitor: APIRequestContext }>({
  visitor: async ({ baseURL }, lend) => {
    const visitor = await aVisitor(baseURL);
    await lend(visitor);
    await visitor.dispose();
  },
});

// In sequence: the scarce pieces are the same for all.
test.describe.configure({ mode: 'default' });

const NOTHING = 'A'.repeat(22);
const NOBODY = { status: false, message: 'not_found', errors: {} };

test.describe('an unknown address', () => {
  for (const [path, words] of [
    ['/en/p/no-such-thing', 'Product not found'],
    ['/lt/p/no-such-thing', 'Prekė nerasta'],
    ['/en/c/no/such/category', '/c/no/such/category'],
    ['/en/p/%00', 'Product not found'],
    ['/en/%', 'Page not found'],
    ['/en/c/%E0%A4%A', 'Page not found'],
    [`/en/p/${'a'.repeat(5_000)}`, 'Product not found'],
  ] as const) {
    test(`${path.slice(0, 40)} is 404 and says so`, async ({ visitor }) => {
      const answer = await visitor.get(path);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).toContain(words);
    });
  }

  for (const path of ['/checkout/no-slug', '/my-orders/1', '/password-reset/short']) {
    test(`R-PAR-01 and R-ERC-01: ${path} does not fit its page, is 404 and names the path`, async ({
      visitor,
    }) => {
      const answer = await visitor.get(`/en${path}`);
      expect(answer.status()).toBe(404);
      const page = await answer.text();
      expect(page).toContain(`<title>Page Not Found: ${path}`);
      expect(/<main.*<\/main>/s.exec(page)?.[0]).toContain(path);
    });
  }

  test('R-LOC-04, 06: an unknown language code is part of the path, and the page is not found', async ({
    visitor,
  }) => {
    const answer = await visitor.get('/xx/p/thing');
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/lt/xx/p/thing']);
    expect((await visitor.get('/lt/xx/p/thing')).status()).toBe(404);
    expect((await visitor.get('/et/c/electronics')).headers()['location']).toBe('/lt/et/c/electronics');
  });

  test('calls answer unknown slugs, ids and languages in the error envelope', async ({ visitor }) => {
    const ask = async (address: string, data: object) => {
      const answer = await visitor.post(address, { data });
      return [answer.status(), await answer.json()] as const;
    };
    expect(await ask('/api/product/fetch', { slug: 'nothing', locale: 'en' })).toEqual([
      404,
      { ...NOBODY, message: 'product.unknown' },
    ]);
    expect(await ask('/api/cart/add', { variant_id: 2_000_000_000, quantity: 1 })).toEqual([404, NOBODY]);
    expect(await ask('/api/cart/remove', { id: 2_000_000_000 })).toEqual([404, NOBODY]);
    const language = { language_id: 99 };
    expect(await ask(`/api/checkout/invalidate/${NOTHING}`, { slug: NOTHING, ...language })).toEqual([
      404,
      NOBODY,
    ]);
    expect((await ask('/api/cart/fetch', language))[0]).toBe(200);
  });
});

test.describe('an invalid quantity', () => {
  for (const [quantity, kept] of [
    [0, 1],
    [-1, 1],
    [1e9, 'all'],
  ] as const) {
    test(`R-CRT-12, 13: ${quantity} becomes ${kept}, by call and by form, and the page says so`, async ({
      visitor,
    }) => {
      const piece = await findScarce(visitor);
      const added = await visitor.post('/api/cart/add', { data: { variant_id: piece.variantId, quantity } });
      const { cart, adjusted } = await added.json();
      expect([cart.items[0].quantity, adjusted]).toEqual([kept === 'all' ? piece.left : kept, true]);

      const form = { intent: 'quantity', line: String(cart.items[0].id), quantity: String(quantity) };
      const sent = await visitor.post('/en/cart', { form });
      expect([sent.status(), sent.headers()['location']]).toEqual([303, '/en/cart?adjusted=1']);
      const page = await (await visitor.get('/en/cart?adjusted=1')).text();
      expect(page).toContain('We changed the quantity');
      expect(page).toContain(piece.name);
    });
  }

  for (const quantity of ['abc', null, '2', 1.5, [], {}]) {
    test(`R-CRT-05: ${JSON.stringify(quantity)} is refused by the field’s name`, async ({ visitor }) => {
      const answer = await visitor.post('/api/cart/add', { data: { variant_id: 1, quantity } });
      expect(answer.status()).toBe(422);
      expect(Object.keys((await answer.json()).errors)).toEqual(['quantity']);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    });
  }

  test('R-CRT-05: a form with words for a number is refused with a message, and the cart is kept', async ({
    visitor,
  }) => {
    const piece = await findScarce(visitor);
    await visitor.post('/api/cart/add', { data: { variant_id: piece.variantId, quantity: 1 } });
    for (const quantity of ['abc', '', '1.5', '1e9', ' ']) {
      const answer = await visitor.post('/en/cart', {
        form: { intent: 'add', variant_id: String(piece.variantId), quantity },
      });
      expect(answer.status(), `“${quantity}”`).toBe(422);
      const page = await answer.text();
      expect(page).toContain('The quantity must be a whole number');
      expect(page).toContain(piece.name);
    }
  });
});

const fillShipping = async (page: Page) => {
  const values = {
    'E-mail': 'late@shopper.example',
    'First name': 'Vėlyvas',
    'Last name': 'Pirkėjas',
    'Street, house and flat': 'Liepų g. 3',
    City: 'Klaipėda',
    Postcode: '91234',
    Phone: '+370 612 34567',
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page
    .getByRole('radio', { name: /To your door/ })
    .first()
    .check();
};

const addToCart = async (page: Page, { slug, variantId, name }: Piece) => {
  await page.goto(`/en/p/${slug}?productVariant=${variantId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ })).toBeVisible();
  await page.goto('/en/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
};

test('R-CRT-05, 12, 13: text in the cart’s quantity field that is not a quantity leaves a valid quantity in the cart', async ({
  page,
  faults,
}) => {
  await page.goto('/en/c/cosmetics');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  const field = page.getByRole('main').getByRole('spinbutton').first();
  for (const typed of ['0', '-1', '', '1000000000']) {
    await field.fill(typed);
    await field.press('Enter');
    await page.reload();
    await expect(field, `“${typed}”`).toHaveValue(/^[1-9]\d?$/);
  }
  // Chromium itself reports the refused request as an error.
  for (const fault of faults.splice(0)) expect(fault).toContain('422');
});

test('goods bought by another shopper in the meantime are named before payment, and nothing is lost', async ({
  page,
  visitor,
}) => {
  // Both come from one place, which may reserve three pieces of an item, however few there are.
  const piece = await findScarce(visitor, 3);
  await addToCart(page, piece);
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await fillShipping(page);

  expect(await pay(visitor, await beginToPay(visitor, piece))).toMatch(/\/en\/success\//);

  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await expect(page.getByRole('main')).toContainText(/sold out/i);
  await expect(page).toHaveURL(/\/en\/checkout\//);
  await page.goto('/en/cart');
  await expect(page.getByRole('main')).toContainText(piece.name);
  await expect(page.getByRole('main')).toContainText(/sold out/i);
});

test('R-CHO-06 and R-PAY-02: another visitor can neither open a checkout nor claim its payment, and the owner still pays it', async ({
  page,
  faults,
  visitor,
  baseURL,
}) => {
  const begun = await beginToPay(visitor, { ...(await findScarce(visitor)), left: 1 });
  for (const step of ['checkout', 'payment', 'confirm']) {
    await page.goto(`/en/${step}/${begun.slug}`);
    await expect(page).toHaveURL(/\/en\/cart\?checkout=unknown$/);
    await expect(page.getByRole('main')).toContainText('This checkout was not found');
  }
  for (const reference of [begun.reference, NOTHING, '%00', '']) {
    await page.goto(`/en/payment/accept?payment=${reference}`);
    await expect(page).toHaveURL(/\/en\/payment\/fail/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment failed');
  }
  expect((await page.goto(`/en/success/${begun.slug}`))?.status()).toBe(404);
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);

  const stranger = await aVisitor(baseURL);
  const forged = await stranger.post('/api/payment/verify', { data: { reference: begun.reference } });
  expect([forged.status(), await forged.json()]).toEqual([404, NOBODY]);
  await stranger.dispose();

  expect(await pay(visitor, begun)).toContain(`/en/success/${begun.slug}`);
});

test('R-PAY-02: an unsigned webhook, or one with a foreign signature, changes nothing', async ({
  visitor,
}) => {
  const begun = await beginToPay(visitor, { ...(await findScarce(visitor)), left: 1 });
  const event = { id: 'evt_1', type: 'payment.captured', payment: { reference: begun.reference, amount: 1 } };
  for (const signature of ['', 't=1,v1=00', `t=${Math.round(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const answer = await visitor.post('/api/webhooks/sandbox', {
      data: event,
      headers: { 'x-sandbox-signature': signature },
    });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ status: false, errors: {} });
  }
  expect((await visitor.get(begun.payAt)).status()).toBe(200);
  expect((await visitor.get(`/en/success/${begun.slug}`)).status()).toBe(404);
});

test.describe('an invalid body', () => {
  const deep = `{"variant_id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  for (const [what, data, type, status, message] of [
    ['no JSON', '{"variant_id":', 'application/json', 400, 'body_is_no_json'],
    ['a form', 'variant_id=1', 'application/x-www-form-urlencoded', 415, 'body_is_no_json'],
    ['nested 10,000 deep', deep, 'application/json', 400, 'body_too_deep'],
    ['too large', JSON.stringify({ note: 'x'.repeat(70_000) }), 'application/json', 413, 'body_too_large'],
  ] as const) {
    test(`R-NET-01: ${what} is refused by the call in its envelope`, async ({ visitor }) => {
      const answer = await visitor.post('/api/cart/add', {
        data: Buffer.from(data),
        headers: { 'content-type': type },
      });
      expect([answer.status(), await answer.json()]).toEqual([
        status,
        { status: false, message, errors: {} },
      ]);
    });
  }

  test('a form that is too large, or no form, is answered with a message', async ({ visitor }) => {
    const large = await visitor.post('/lt/cart', { form: { intent: 'add', note: 'x'.repeat(70_000) } });
    expect([large.status(), large.headers()['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await large.text()).toContain('Kažkas nepavyko');
    const none = await visitor.post('/en/cart', {
      data: deep,
      headers: { 'content-type': 'application/json' },
    });
    expect(none.status()).toBe(422);
  });
});
