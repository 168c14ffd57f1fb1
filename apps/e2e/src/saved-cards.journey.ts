import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { openEmulatedShop, type EmulatedShop } from './emulated-shop.ts';
import { CARDS, fillCard } from './fill-card.ts';
import { mustNotHaveShifted, watchShifts } from './layout-shifts.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { addableCard, becomeClient, chooseDelivery, DEMO_CLIENT, logIn } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const PORT = 4394;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://lt.localhost:${PORT}` });

let shop: EmulatedShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openEmulatedShop(PORT);
});
test.afterAll(async () => shop?.close());

const putIntoCart = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  await addableCard(page)
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  await page.goto('/en/cart');
};

/** From the listing to the payment step of a client. */
const toPayment = async (page: Page): Promise<void> => {
  await putIntoCart(page);
  await chooseDelivery(page, {});
};

/** The review and the order; returns when it is paid. */
const orderAndPay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  await page
    .getByRole('button', { name: /^Order and pay/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
};

const savedCard = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: '4242' });

/** The shop asks the provider for the card some moments after the payment. */
const mustBeSaved = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.goto('/en/saved-cards');
    await expect(savedCard(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
};

test('a client saves a card at a purchase, pays again with it, and deletes it in the account', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await becomeClient(page);
  await toPayment(page);
  await fillCard(page, CARDS.good);
  const box = page.getByRole('checkbox', { name: 'Save this card for later purchases' });
  await expect(box).not.toBeChecked();
  await expect(page.getByText('You can delete it in your account at any time.')).toBeVisible();
  await box.check();
  await orderAndPay(page);
  await mustBeSaved(page);
  await expect(savedCard(page)).toContainText('Visa •••• 4242');
  // Tab goes on inside the provider's frame, which is not the page's.
  expect(await findBarriers(page, 'main')).toEqual([]);
  expect(await findBarriersInDark(page, 'main')).toEqual([]);
  await mustBeWhole(page, 'saved cards');

  const before = (await shop.books('stripe')).length;
  await toPayment(page);
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toHaveCount(0);
  await mustBeOpenToAll(page, 'payment with a saved card');
  await orderAndPay(page);
  const [taken, ...others] = (await shop.books('stripe')).slice(before);
  expect(taken?.captured).toBeGreaterThan(0);
  expect(others).toEqual([]);

  await page.goto('/en/saved-cards');
  await savedCard(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('The card is deleted.')).toBeVisible();
  await expect(savedCard(page)).toHaveCount(0);
  await toPayment(page);
  await expect(page.getByRole('radio', { name: /4242/ })).toHaveCount(0);
});

test('a card is added in the account, in the provider’s field', async ({ page }) => {
  await becomeClient(page);
  await page.goto('/en/saved-cards');
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(page.getByText('The card is saved.')).toBeVisible();
  await expect(savedCard(page)).toHaveCount(1);
});

test('the cart links to the checkout by the names of the ways to pay', async ({ page }) => {
  await becomeClient(page);
  await putIntoCart(page);
  const ways = page.getByRole('group', { name: 'Or pay faster' });
  await expect(ways.getByRole('link')).toHaveText(['Apple Pay', 'Google Pay', 'PayPal']);
  await ways.getByRole('link', { name: 'PayPal' }).click();
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
});

for (const [width, height] of [
  [375, 800],
  [1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the payment page stands still when the provider’s field appears, and when it fails', async ({
      page,
    }) => {
      await watchShifts(page);
      await becomeClient(page);
      await toPayment(page);
      const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
      await page.reload();
      await expect(frame.getByLabel('Card number')).toBeVisible();
      await mustNotHaveShifted(page, 'with the field');

      await shop.silence('stripe', 20, 'stripe.js');
      await page.reload();
      await expect(page.getByText('The card field did not load')).toBeVisible({ timeout: 12_000 });
      await mustNotHaveShifted(page, 'without the field');
      await shop.heal('stripe');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client saves a card on the provider’s page, and pays with it', async ({ page }) => {
    test.setTimeout(120_000);
    await logIn(page, DEMO_CLIENT, '/saved-cards');
    await page.getByRole('button', { name: 'Save the card' }).click();
    await page.getByRole('button', { name: 'Save the card', exact: true }).click();
    await expect(page.getByText('The card is saved.')).toBeVisible();
    await expect(savedCard(page)).toHaveCount(1);

    await putIntoCart(page);
    await chooseDelivery(page, { hasAddress: true });
    await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
    await orderAndPay(page);
  });
});
