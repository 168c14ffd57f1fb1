import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { DEMO_CLIENT, logIn } from '../steps.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const main = (page: Page) => page.getByRole('main');

test('R-QRY-04: after login the visitor goes to the redirect parameter’s page, and nowhere else', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/my-orders?page=1');
  await page.context().clearCookies();
  await page.goto('/en/login?redirect=https://evil.example/');
  await page.getByLabel('E-mail').fill(DEMO_CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_CLIENT.password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/(user-account|account-information)$/);
});

test('R-REG-01: registration checks first whether the address belongs to a client', async ({ page }) => {
  await page.goto('/en/register');
  await ready(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/auth/register')) asked.push(pathname);
  });
  await page.getByLabel('First name').fill('Ona');
  await page.getByLabel('Last name').fill('Jonaitė');
  await page.getByLabel('E-mail').fill(DEMO_CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
  await main(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(main(page)).toContainText('There is already an account');
  expect(asked).toEqual(['/api/auth/register/check-client']);
  await page.getByLabel('E-mail').fill(`ona-${Date.now()}@example.com`);
  await main(page).getByRole('button', { name: 'Create an account' }).click();
  await expect.poll(() => asked.slice(1)).toEqual(['/api/auth/register/check-client', '/api/auth/register']);
});

test('R-REG-05 and R-REG-07: logging out makes the visitor a guest, and redirects from a client page to the home page', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/account-information');
  await ready(page);
  await main(page).getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Log in/ })
      .first(),
  ).toBeVisible();
  await page.goto('/en/my-orders');
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
});

test('R-STO-02: a login with “remember me” keeps its token on the device beyond the browser’s session', async ({
  page,
}) => {
  await page.goto('/en/login?redirect=/my-orders');
  await page.getByLabel('E-mail').fill(DEMO_CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_CLIENT.password);
  await page.getByLabel('Remember me on this device').check();
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/en/my-orders');
  const token = (await page.context().cookies()).find(({ name }) => /session$/.test(name));
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(token!.expires * 1000).toBeGreaterThan(Date.now() + 30 * 24 * 3600 * 1000);
});
