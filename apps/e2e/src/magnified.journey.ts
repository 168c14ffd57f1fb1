import { overlaysOf } from './every-modal.ts';
import { openRoute, routesSeenBy } from './every-route.ts';
import { expect, test } from './shop.ts';
import {
  addableCard,
  CARDS,
  chooseDelivery,
  DEMO_CLIENT,
  logIn,
  orderByCard,
  payWith,
  PRO_CLIENT,
  UNPAID_CLIENT,
} from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(() => test.setTimeout(180_000));

test('any route of guests fits the smallest screen at 200 % zoom', async ({ page, faults }) => {
  for (const route of routesSeenBy('guest'))
    await test.step(route.at, async () => mustBeWhole(page, await openRoute(page, route)));
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/p\//);
  await mustBeWhole(page, 'a product');
  // Chromium itself reports a document's status as an error.
  for (const fault of faults.splice(0)) expect(fault).toContain('404');
});

test('any route of clients fits the smallest screen at 200 % zoom', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  for (const route of routesSeenBy('client'))
    await test.step(route.at, async () => mustBeWhole(page, await openRoute(page, route)));
});

test('any route of pro clients fits the smallest screen at 200 % zoom', async ({ page }) => {
  await logIn(page, PRO_CLIENT, '/my-orders');
  for (const route of routesSeenBy('pro'))
    await test.step(route.at, async () => mustBeWhole(page, await openRoute(page, route)));
});

for (const by of ['guest', 'client'] as const)
  test(`any modal of a ${by} fits the smallest screen at 200 % zoom`, async ({ page }) => {
    if (by === 'client') await logIn(page, DEMO_CLIENT, '/my-orders');
    for (const { name, over, opener, overlay, wide } of overlaysOf(by).filter((one) => one.wide !== 'only'))
      await test.step(name, async () => {
        await page.setViewportSize({ width: wide ? 1280 : 320, height: 640 });
        await over(page);
        await opener(page).click();
        await expect(overlay(page)).toBeVisible();
        await mustBeWhole(page, name);
      });
  });

test('cart, checkout, payment and review fit the smallest screen at 200 % zoom', async ({ page }) => {
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
  await page.getByRole('main').getByRole('link', { name: 'View the order' }).click();
  await page.waitForURL(/\/en\/order\//);
  await mustBeWhole(page, 'an order of a guest');
  await page.getByRole('main').getByRole('link', { name: 'Cancel the order' }).click();
  await page.waitForURL(/\/cancel$/);
  await mustBeWhole(page, 'its cancelling');
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

test('the modal of unpaid orders fits the smallest screen at 200 % zoom', async ({ page }) => {
  await logIn(page, UNPAID_CLIENT, '/marketplace');
  await expect(page.getByRole('dialog', { name: /unpaid orders?$/ })).toBeVisible();
  await mustBeWhole(page, 'the modal of unpaid orders');
});

test.describe('an old browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  test('its warning fits the smallest screen at 200 % zoom', async ({ page }) => {
    await page.goto('/lt');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await mustBeWhole(page, 'the warning');
  });
});
