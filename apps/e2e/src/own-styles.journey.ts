import { builtStyles, unstyledIn } from './own-styles.ts';
import { expect, test } from './shop.ts';
import { addableCard, DEMO_CLIENT, logIn } from './steps.ts';

const STYLES = builtStyles('lt');

test('each guest page requests all of its styles at once', async ({ page, faults }) => {
  await page.goto('/en/c/electronics');
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/checkout');
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  const checkout = new URL(page.url()).pathname;
  const addresses = [
    ...['/en', '/en/marketplace', '/en/c/electronics', '/en/search?s=watch', '/en/dealzone'],
    ...[product ?? '', '/en/cart', checkout],
    ...['/en/login', '/en/register', `/en/password-reset/${'a'.repeat(43)}`],
    ...['/en/payment/decline', '/en/payment/fail', '/en/404', '/en/nothing-here'],
  ];
  for (const address of addresses) expect(await unstyledIn(page, address, STYLES), address).toEqual([]);
  // Chromium itself reports the two addresses that are unknown.
  expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true);
});

test('each client page requests all of its styles at once', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  const order = await page.getByRole('link', { name: /^QU/ }).first().getAttribute('href');
  const addresses = ['/en/user-account', '/en/my-orders', '/en/my-orders?filter=unpaid', order ?? ''];
  for (const address of addresses) expect(await unstyledIn(page, address, STYLES), address).toEqual([]);
});
