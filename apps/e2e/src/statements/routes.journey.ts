import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { arriveAt, forgetStatus } from './arrival.ts';
import { addableCard, DEMO_CLIENT, findProduct, logIn, putIntoCart } from '../steps.ts';

const SECRET = 'A'.repeat(22);
const TOKEN = 'a'.repeat(43);

type Guest = readonly [ids: string, path: string, at: string, status: number, layout: string];

/** Each route with what a guest without a cart finds there, and in which layout; a redirect is how a named check refuses. */
const FOR_GUESTS: readonly Guest[] = [
  ['R-RTE-01', '/', '/', 200, 'index-page'],
  ['R-RTE-02', '/404', '/404', 404, 'default'],
  ['R-RTE-03', '/about-us', '/about-us', 200, 'page'],
  ['R-RTE-04', '/warranty', '/warranty', 200, 'default'],
  ['R-RTE-05', '/faq', '/faq', 200, 'page'],
  ['R-RTE-05', '/faq/i-forgot-my-password', '/faq/i-forgot-my-password', 200, 'page'],
  ['R-RTE-05', '/faq/no-such-question', '/faq/no-such-question', 404, 'page'],
  ['R-RTE-06', '/pro', '/pro', 200, 'pro'],
  ['R-RTE-08', '/blog', '/blog', 200, 'page'],
  ['R-RTE-09', '/blog/air-or-sea', '/blog/air-or-sea', 200, 'page'],
  ['R-RTE-29', '/contacts', '/contacts', 200, 'page'],
  ['R-RTE-44', '/privacy-policy', '/privacy-policy', 200, 'page'],
  ['R-RTE-44', '/purchase-agreement', '/purchase-agreement', 200, 'page'],
  ['R-RTE-44', '/reservation-policy', '/reservation-policy', 200, 'page'],
  ['R-RTE-51', '/delivery', '/delivery', 200, 'page'],
  ['R-RTE-51', '/no-such-page', '/no-such-page', 404, 'page'],
  ['R-RTE-10', '/cart', '/cart', 200, 'cart'],
  ['R-RTE-11', '/claim-form', '/claim-form', 200, 'default'],
  ['R-RTE-11', '/claim-form-pro', '/claim-form-pro', 200, 'default'],
  ['R-RTE-14', '/login', '/login', 200, 'simple-layout'],
  ['R-RTE-14', '/register', '/register', 200, 'simple-layout'],
  ['R-RTE-15', `/password-reset/${TOKEN}`, `/password-reset/${TOKEN}`, 200, 'simple-layout'],
  ['R-RTE-17', '/invoice/accept', '/login?redirect=%2Finvoice%2Faccept', 200, 'simple-layout'],
  ['R-RTE-17', '/invoice/decline', '/login?redirect=%2Finvoice%2Fdecline', 200, 'simple-layout'],
  ['R-RTE-18', '/payment', '/cart?checkout=empty', 200, 'cart'],
  ['R-RTE-18', `/payment/${SECRET}`, '/cart?checkout=unknown', 200, 'cart'],
  ['R-RTE-19', '/payment/accept?payment=forged', '/payment/fail?payment=forged', 200, 'payment'],
  ['R-RTE-19', '/payment/fail', '/payment/fail', 200, 'payment'],
  ['R-RTE-20', '/payment/decline', '/payment/decline', 200, 'payment'],
  ['R-RTE-22', '/search?s=watch', '/search?s=watch', 200, 'market-page'],
  ['R-RTE-22', '/search?s=%21', '/marketplace', 200, 'market-page'],
  ['R-RTE-24', '/confirm', '/cart?checkout=empty', 200, 'cart'],
  ['R-RTE-24', `/confirm/${SECRET}`, '/cart?checkout=unknown', 200, 'cart'],
  ['R-RTE-25', '/success', '/', 200, 'index-page'],
  ['R-RTE-25', `/success/${SECRET}`, `/success/${SECRET}`, 404, 'checkout'],
  ['R-RTE-26', '/tracking', '/tracking', 200, 'default'],
  ['R-RTE-27', '/tracking/NP00100049', '/tracking/NP00100049', 200, 'default'],
  ['R-RTE-28', '/checkout', '/cart?checkout=empty', 200, 'cart'],
  ['R-RTE-28', `/checkout/${SECRET}`, '/cart?checkout=unknown', 200, 'cart'],
  ['R-RTE-30', '/dealzone', '/dealzone', 200, 'market-page'],
  ['R-RTE-31', '/marketplace', '/marketplace', 200, 'market-page'],
  ['R-RTE-32', '/site-pro', '/login?redirect=%2Fsite-pro', 200, 'simple-layout'],
  ['R-RTE-33', '/site-pro-delivery', '/login?redirect=%2Fsite-pro-delivery', 200, 'simple-layout'],
  ['R-RTE-34', '/site-pro-payment/7', '/login?redirect=%2Fsite-pro-payment%2F7', 200, 'simple-layout'],
  ['R-RTE-34', '/site-pro-payment/x', '/site-pro-payment/x', 404, 'default'],
  ['R-RTE-40', '/account-information', '/login?redirect=%2Faccount-information', 200, 'simple-layout'],
  ['R-RTE-40', '/delivery-addresses', '/login?redirect=%2Fdelivery-addresses', 200, 'simple-layout'],
  ['R-RTE-35', '/my-orders', '/login?redirect=%2Fmy-orders', 200, 'simple-layout'],
  ['R-RTE-35', `/my-orders/${SECRET}`, `/login?redirect=%2Fmy-orders%2F${SECRET}`, 200, 'simple-layout'],
];

const localised = (path: string) =>
  path === '/' ? '/en' : path.replace(/^\/(\?|$)/, '/en$1').replace(/^\/(?!en[?/]|en$)/, '/en/');

test.describe('R-RTE-01, 02, 03, 05, 06, 08, 09, 10, 14, 15, 17, 18, 19, 20, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 40, 44, 51 and R-LOC-02: with and without a language', () => {
  for (const [id, path, at, status, layout] of FOR_GUESTS) {
    test(`${id}: ${path} answers a guest`, async ({ page, faults }) => {
      const expected = { status, at: localised(at) };
      expect(await arriveAt(page, localised(path))).toEqual(expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
      // The language of the last visit is stored, so the address without a language redirects to the same place.
      expect(await arriveAt(page, path)).toEqual(expected);
      if (status >= 400) forgetStatus(faults);
    });
  }
});

test('R-RTE-23: /status is a separate page, without the shop’s frame', async ({ page }) => {
  const answer = await page.goto('/status');
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'simple-layout');
});

test('each layout has its name, its header and its footer', async ({ page }) => {
  const expectLayout = async (layout: string, isShop: boolean) => {
    await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
    await expect(page.getByRole('banner').getByRole('searchbox'), layout).toHaveCount(isShop ? 1 : 0);
    const offers = page.getByRole('contentinfo').getByRole('link', { name: 'All products' });
    await expect(offers, layout).toHaveCount(isShop ? 1 : 0);
  };
  const name = await findProduct(page);
  await expectLayout('market-page', true);
  await putIntoCart(page, name);
  await expectLayout('cart', true);
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await expectLayout('checkout', false);
  for (const [path, layout, isShop] of [
    ['/all-brands', 'page', true],
    ['/tracking', 'default', true],
    ['/payment/fail', 'payment', false],
    ['/unsupported-browser', 'simple-layout', false],
  ] as const) {
    await page.goto(`/en${path}`);
    await expectLayout(layout, isShop);
  }
});

test('R-ROL-02 and R-RTE-40: a client uses balance, orders, addresses and account information', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/account-information');
  const pages = [
    ['/account-information', 'Account information', 'Contact details'],
    ['/delivery-addresses', 'Delivery addresses', 'Main address'],
    ['/balance', 'Balance', 'Top-up by our staff'],
    ['/my-orders', 'My orders', 'QU1'],
  ] as const;
  for (const [path, heading, shown] of pages) {
    expect(await arriveAt(page, `/en${path}`), path).toEqual({ status: 200, at: `/en${path}` });
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    await expect(page.getByRole('main'), path).toContainText(shown);
    await expect(
      page.getByRole('navigation', { name: 'Account pages' }).locator('[aria-current]:visible'),
    ).toHaveCount(1);
  }
});

const accountPages = (page: Page) => page.getByRole('navigation', { name: 'Account pages' });
const balanceBox = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: 'Balance', exact: true });

test('R-RTE-39: /user-account requires a client, and is the menu of small screens', async ({
  page,
  context,
}) => {
  expect(await arriveAt(page, '/en/user-account')).toEqual({
    status: 200,
    at: '/en/login?redirect=%2Fuser-account',
  });
  await logIn(page, DEMO_CLIENT, '/my-orders');

  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/en/my-orders');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await accountPages(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/en/user-account');
  await expect(balanceBox(page)).toBeVisible();
  await accountPages(page).getByRole('link', { name: 'Account information' }).click();
  await expect(page).toHaveURL('/en/account-information');
  await expect(balanceBox(page)).toBeHidden();

  await page.setViewportSize({ width: 1025, height: 800 });
  await page.goto('/en/my-orders');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Account$/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/account-information');
  await expect(balanceBox(page)).toBeVisible();
  expect(shown, 'the menu is not shown on the way').toEqual(['/en/account-information']);
  await page.goBack();
  await expect(page).toHaveURL('/en/my-orders');
  await accountPages(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/en/account-information');

  // The server passes on every screen: a page that is loaded whole stays.
  await page.goto('/en/user-account');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(balanceBox(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/user-account');

  const plain = await context.browser()!.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
  const still = await plain.newPage();
  await still.goto('/en/user-account');
  await expect(balanceBox(still)).toBeVisible();
  await accountPages(still).getByRole('link', { name: 'Account information' }).click();
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Account information');
  await plain.close();
});

test('R-RTE-39: after login on a wide screen the client sees the overview above the information', async ({
  page,
}) => {
  await page.goto('/en/login');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByLabel('E-mail').fill(DEMO_CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_CLIENT.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/en/account-information');
  await expect(balanceBox(page)).toBeVisible();
});

test('R-RTE-14 and R-RTE-15: a client is redirected from the pages for guests', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  for (const path of ['/login', '/register', `/password-reset/${TOKEN}`])
    expect(await arriveAt(page, `/en${path}`), path).toEqual({ status: 200, at: '/en/user-account' });
});

const MARKETPLACE = [
  ...['/pro', '/cart', '/claim-form', '/claim-form-pro', '/c/electronics'],
  ...['/search?s=watch', '/dealzone', '/marketplace'],
];

/** The marketplace check loads the categories for the frame of every page that it guards. */
const categoriesIn = (page: Page) => page.locator('a[href="/en/c/electronics"]');

test('R-RTE-06, 10, 11, 12, 22, 30, 31: the pages of the marketplace load its categories', async ({
  page,
}) => {
  for (const path of MARKETPLACE) {
    await page.goto(`/en${path}`);
    await expect(categoriesIn(page).first(), path).toBeAttached();
  }
});

test('R-RTE-12: a category path has many segments, and an unknown one is not found', async ({
  page,
  faults,
}) => {
  await page.goto('/en/c/electronics');
  const deeper = page.getByRole('main').locator('a[href^="/en/c/electronics/"]').first();
  const first = await deeper.getAttribute('href');
  expect(await arriveAt(page, first!)).toEqual({ status: 200, at: first });
  const deepest = page.getByRole('main').locator(`a[href^="${first}/"]`).first();
  const second = await deepest.getAttribute('href');
  expect(second!.split('/').length).toBeGreaterThanOrEqual(6);
  expect(await arriveAt(page, second!)).toEqual({ status: 200, at: second });
  await expect(categoriesIn(page).first()).toBeAttached();
  expect((await arriveAt(page, '/en/c/electronics/no/such/place')).status).toBe(404);
  forgetStatus(faults);
});

test('R-RTE-13: a product is found under /p, with any number of segments', async ({ page, faults }) => {
  await page.goto('/en/c/electronics');
  const link = addableCard(page).getByRole('heading').getByRole('link');
  const [href, name] = [await link.getAttribute('href'), (await link.textContent()) ?? ''];
  const path = new URL(href!, page.url()).pathname;
  expect(path).toMatch(/^\/en\/p\//);
  expect((await arriveAt(page, path)).status).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(categoriesIn(page).first()).toBeAttached();
  for (const unknown of ['/en/p/one', '/en/p/one/two', '/en/p/one/two/three']) {
    expect((await arriveAt(page, unknown)).status, unknown).toBe(404);
    // The product page's own answer, not that of an unknown address.
    await expect(page.getByRole('heading', { level: 1 }), unknown).toHaveText('Product not found');
  }
  forgetStatus(faults);
});
