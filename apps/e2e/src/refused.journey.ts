import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard } from './steps.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

const addFirst = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  await ready(page);
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' })).toBeVisible();
};

/** Every kind of storage throws, as with site data blocked. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  });

test('without any storage a shopper searches, adds, and a refused form keeps its values', async ({
  page,
}) => {
  await refuseStorage(page);
  await addFirst(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/en\/checkout\/[\w-]{22}$/);
  await page.getByLabel('City', { exact: true }).fill('Klaipėda');
  await page.getByLabel('E-mail').fill('ona@');
  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Klaipėda');
  await page.goto('/en');
  await ready(page);
  await page.getByRole('banner').getByRole('searchbox').fill('watch');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/search\?s=watch/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a browser without cookies gets a message in the cart, the checkout, the login and the registration, and no question twice', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await addFirst(page);
  await context.clearCookies();
  await page.goto('/en/cart');
  const main = page.getByRole('main');
  await expect(main).toContainText('Your browser refuses cookies');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/empty/);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/en/login?redirect=/my-orders');
  await expect(main).toContainText('Your browser refuses cookies');
  await expect(main.getByLabel('E-mail')).toBeVisible();
  expect(loads).toHaveLength(1);
  await page.goto('/en/register');
  await expect(main).toContainText('Your browser refuses cookies');
  await main.getByLabel('First name').fill('Ona');
  await page.reload();
  await expect(main.getByLabel('First name')).toHaveValue('Ona');
  await context.clearCookies();
  loads.splice(0);
  await page.goto('/en/checkout');
  await expect(page).toHaveURL(/\/en\/cart\?checkout=empty$/);
  await expect(main).toContainText('Your browser refuses cookies');
  expect(loads.length).toBeLessThanOrEqual(2);
});
