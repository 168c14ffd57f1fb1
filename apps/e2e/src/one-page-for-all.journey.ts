import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, becomeClient } from './steps.ts';

const header = (page: Page) => page.getByRole('banner');
const greeting = (page: Page) => header(page).getByRole('link', { name: 'Hello, Ona Account' });
const cart = (page: Page, said: string | RegExp) => header(page).getByRole('link', { name: said });
const accountInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Account', exact: true });

/** What every page must say of this client: name, cart, and no way to log in. */
const isMine = async (page: Page, said: string | RegExp) => {
  await expect(greeting(page)).toBeVisible();
  await expect(cart(page, said)).toBeVisible();
  await expect(accountInFooter(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })).toHaveCount(0);
};

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

/** Pages that a guest sees as if no client had been there. */
const isNobodys = async (page: Page) => {
  for (const path of ['/en', '/en/c/electronics']) {
    await page.goto(path);
    await expect(header(page).getByRole('link', { name: /Log in/ })).toBeVisible();
    await expect(cart(page, 'Cart: empty')).toBeVisible();
    await expect(page.getByText('Ona', { exact: true })).toHaveCount(0);
    await expect(greeting(page)).toHaveCount(0);
  }
};

test('a client finds name and cart on each page, back and after a reload, and a guest afterwards nothing', async ({
  page,
}) => {
  test.slow();
  await becomeClient(page);
  // The page was loaded before the account was made.
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

test('a page in another tab says what this one did to the cart', async ({ page, context }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s cart is on each page, also when its forms are sent from a page that was seen before', async ({
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
