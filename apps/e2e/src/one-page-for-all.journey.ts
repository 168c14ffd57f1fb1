import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, becomeClient, DEMO_CLIENT, logIn } from './steps.ts';

const header = (page: Page) => page.getByRole('banner');
const greeting = (page: Page) => header(page).getByRole('link', { name: 'Hello, Ona Account' });
const cart = (page: Page, said: string | RegExp) => header(page).getByRole('link', { name: said });
const accountInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Account', exact: true });

/** What every page must show of this client: name, cart, and no link to the login. */
const isMine = async (page: Page, said: string | RegExp) => {
  await expect(greeting(page)).toBeVisible();
  await expect(cart(page, said)).toBeVisible();
  await expect(accountInFooter(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })).toHaveCount(0);
};

const isGuest = async (page: Page) => {
  await expect(header(page).getByRole('link', { name: /Log in/ })).toBeVisible();
  await expect(cart(page, 'Cart: empty')).toBeVisible();
  await expect(greeting(page)).toHaveCount(0);
};

const isReady = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

const toListing = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Electronics/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Electronics/);
};

const toProduct = async (page: Page) => {
  const card = addableCard(page);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

const add = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();

const logOut = async (page: Page) => {
  await page.goto('/en/user-account');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(header(page).getByRole('link', { name: /Log in/ })).toBeVisible();
};

const menuOfMarkets = (page: Page) =>
  page.getByRole('main').locator('details', { hasText: 'Deliver to:' }).first();

const chooseMarket = async (page: Page, country: string) => {
  await menuOfMarkets(page).locator('summary').click();
  await menuOfMarkets(page).getByRole('button', { name: country, exact: true }).click();
  await expect(menuOfMarkets(page).locator('summary')).toContainText(country);
};

/** All sums on the journey's card. */
const priceOf = async (page: Page) =>
  ((await addableCard(page).textContent()) ?? '').match(/[€$][\d,.]+/g)?.join(' ');

/** Pages that must show a guest no data of the client. */
const isNobodys = async (page: Page) => {
  for (const path of ['/en', '/en/c/electronics']) {
    await page.goto(path);
    await isGuest(page);
    await expect(page.getByText('Ona', { exact: true })).toHaveCount(0);
  }
};

test('a client sees name and cart on each page, after back and reload, and a guest afterwards sees neither', async ({
  page,
}) => {
  test.slow();
  await becomeClient(page);
  // The page was loaded before the account was created.
  await page.reload();
  await isMine(page, 'Cart: empty');
  await toListing(page);
  await isMine(page, 'Cart: empty');
  await toProduct(page);
  await isMine(page, 'Cart: empty');
  await add(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await isMine(page, /^Cart: 1 item/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Electronics/);
  await isMine(page, /^Cart: 1 item/);
  await page.reload();
  await isMine(page, /^Cart: 1 item/);
  await page.goto('/en');
  await isMine(page, /^Cart: 1 item/);
  await logOut(page);
  await isNobodys(page);
});

test('a page in another tab shows changes made to the cart in this one', async ({ page, context }) => {
  await becomeClient(page);
  await page.goto('/en/c/electronics');
  await isMine(page, 'Cart: empty');
  const other = await context.newPage();
  await other.goto('/en');
  await toListing(other);
  await toProduct(other);
  await add(other);
  await expect(other.getByRole('dialog')).toBeVisible();
  await isMine(page, /^Cart: 1 item/);
});

test('a login in another tab shows the name on this page, and a logout there removes it', async ({
  page,
  context,
}) => {
  await page.goto('/en/c/electronics');
  await isReady(page);
  await isGuest(page);
  const other = await context.newPage();
  await logIn(other, DEMO_CLIENT, '/account-information');
  await expect(header(page).getByRole('link', { name: /^Hello, .+ Account$/ })).toBeVisible();
  await expect(accountInFooter(page)).toBeVisible();
  await logOut(other);
  await isGuest(page);
});

test('a visitor with a cart who chooses another market sees the prices of that market', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/en/c/electronics');
  await isReady(page);
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart(page, /^Cart: 1 item/)).toBeVisible();
  const before = await priceOf(page);
  await chooseMarket(page, 'Estonia');
  await expect.poll(() => priceOf(page)).not.toBe(before);
  const price = await priceOf(page);

  await page.reload();
  await expect.poll(() => priceOf(page)).toBe(price);
  await expect(cart(page, /^Cart: 1 item/)).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/en/c/electronics');
  await isReady(guest);
  await chooseMarket(guest, 'Estonia');
  await expect.poll(() => priceOf(guest)).toBe(price);
  await expect(cart(guest, 'Cart: empty')).toBeVisible();
  await guest.close();
});

test('the browser’s copy of a page is reused until its visitor’s cart changes', async ({ page }) => {
  await becomeClient(page);
  const ask = (etag = 'none') =>
    page.evaluate(async (known) => {
      const answer = await fetch('/en/c/electronics', { headers: { 'if-none-match': known } });
      return { status: answer.status, etag: answer.headers.get('etag') ?? undefined };
    }, etag);
  // Rendered first, and cached from then on.
  await ask();
  const { etag } = await ask();
  expect(await ask(etag)).toEqual({ status: 304, etag });
  await page.goto('/en/c/electronics');
  await isReady(page);
  await addableCard(page).getByRole('button').click();
  await expect(cart(page, /^Cart: 1 item/)).toBeVisible();
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(changed.etag).not.toBe(etag);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client’s name and cart are on each page, and neither after the session', async ({ page }) => {
    test.slow();
    await becomeClient(page);
    await page.goto('/en');
    await isMine(page, 'Cart: empty');
    await toListing(page);
    await isMine(page, 'Cart: empty');
    await toProduct(page);
    const product = page.url();
    await isMine(page, 'Cart: empty');
    await add(page);
    await expect(page).toHaveURL(/\/en\/cart/);
    await isMine(page, /^Cart: 1 item/);
    await page.goto(product);
    await isMine(page, /^Cart: 1 item/);
    await page.goBack();
    await isMine(page, /^Cart: 1 item/);
    await page.goto('/en/c/electronics');
    await page.reload();
    await isMine(page, /^Cart: 1 item/);
    await logOut(page);
    await isNobodys(page);
  });

  test('a guest’s cart is on each page, also when forms are sent from an older copy of a page', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/en');
    await toListing(page);
    await toProduct(page);
    const product = page.url();
    await expect(cart(page, 'Cart: empty')).toBeVisible();
    for (const said of [/^Cart: 1 item/, /^Cart: 2 items/]) {
      await page.goto(product);
      await add(page);
      await expect(page).toHaveURL(/\/en\/cart/);
      await expect(cart(page, said)).toBeVisible();
      await page.goto('/en/c/electronics');
      await expect(cart(page, said)).toBeVisible();
      await page.reload();
      await expect(cart(page, said)).toBeVisible();
    }
  });
});
