import type { Page } from '@playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findCutOff } from './cut-off.ts';
import { expect, test } from './shop.ts';
import {
  addableCard,
  CARDS,
  chooseDelivery,
  DEMO_CLIENT,
  logIn,
  orderByCard,
  payWith,
  UNPAID_CLIENT,
} from './steps.ts';

// A screen of 320 px, unchanged, at 200 % zoom (which leaves half the width), and with text twice as large.
const SIGHTS = [
  { name: 'as it is', width: 320, letters: '100%' },
  { name: 'magnified twice', width: 160, letters: '100%' },
  { name: 'with letters twice as large', width: 320, letters: '200%' },
] as const;

test.use({ viewport: { width: 320, height: 640 } });

const mustBeWhole = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  for (const { name, width, letters } of SIGHTS) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await expect(async () => {
      expect(await findCutOff(page), `${what} ${name}`).toEqual([]);
      // A screen of 160 px is narrower than many words.
      if (width === 320) expect(await findBrokenWords(page), `${what} ${name}`).toEqual([]);
    }).toPass({ timeout: 3_000 });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};

test('home, listing, product, login, register and 404 fit the smallest screen at 200 % zoom', async ({
  page,
  faults,
}) => {
  test.slow();
  for (const path of ['/en', '/lt/c/electronics', '/en/login', '/lt/register', '/en/no/such/page']) {
    await page.goto(path);
    await mustBeWhole(page, path);
  }
  // Chromium itself reports the document's status as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/p\//);
  await mustBeWhole(page, 'a product');
});

test('cart, checkout, payment and review fit the smallest screen at 200 % zoom', async ({ page }) => {
  test.slow();
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await mustBeWhole(page, 'the cart');
  await page.goto('/en/checkout');
  await page.waitForURL(/\/en\/checkout\/[\w-]{22}$/);
  await mustBeWhole(page, 'the shipping step');
  await page.goto('/en/cart');
  await chooseDelivery(page, { email: `small-${Date.now()}@example.com` });
  await page.getByRole('main').locator('summary').first().click();
  await mustBeWhole(page, 'the payment step with its summary open');
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await page.waitForURL(/\/en\/confirm\//);
  await mustBeWhole(page, 'the review');
  await page.goBack();
  await orderByCard(page);
  await mustBeWhole(page, 'the provider’s own page');
  await payWith(page, CARDS.success);
  await page.waitForURL(/\/en\/success\//);
  await mustBeWhole(page, 'the order just placed');
});

test('orders and an order fit the smallest screen at 200 % zoom', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  await mustBeWhole(page, 'the orders');
  await page.getByRole('main').getByRole('link', { name: /^QU/ }).first().click();
  await page.waitForURL(/\/my-orders\/[\w-]{22}$/);
  await mustBeWhole(page, 'an order');
});

test('the payment of an unpaid order with long words fits the smallest screen at 200 % zoom', async ({
  page,
}) => {
  await logIn(page, UNPAID_CLIENT, '/my-orders?filter=unpaid');
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: /^Pay / })
    .last()
    .getAttribute('href');
  await page.goto((address ?? '').replace('/en/', '/lt/'));
  await mustBeWhole(page, 'the payment of an order that waits');
});
