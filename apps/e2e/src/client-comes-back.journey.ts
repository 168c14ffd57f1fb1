import { expect, test } from './shop.ts';
import {
  CARDS,
  chooseDelivery,
  DEMO_CLIENT,
  findProduct,
  logIn,
  orderByCard,
  payWith,
  putIntoCart,
} from './steps.ts';

test('R-RTE-35: a guest’s cart is merged into the client’s at login, and the paid order is in the list', async ({
  page,
}) => {
  test.slow();
  const name = await findProduct(page);
  await putIntoCart(page, name);

  await logIn(page, DEMO_CLIENT, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();

  await chooseDelivery(page, { hasAddress: true });
  const amount = await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);

  await page.goto('/en/my-orders');
  const orders = page.getByRole('main');
  await expect(orders).toContainText(amount);
  await orders.getByRole('link', { name: /QU\d+/ }).first().click();
  await expect(page.getByRole('main')).toContainText(name);

  await page.goto('/en/user-account');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();
});

test('R-ROL-01: a visitor creates an account, and orders require a login', async ({ page }) => {
  await page.goto('/en/my-orders');
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);

  await page.goto('/en/register');
  await page.getByLabel('First name').fill('Jānis');
  await page.getByLabel('Last name').fill('Bērziņš');
  await page.getByLabel('E-mail').fill(`janis-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('link', { name: /Jānis/ }).first()).toBeVisible();
  await page.goto('/en/my-orders');
  await expect(page.getByRole('main')).toContainText('You have no orders yet');
});

test('after logout the back button shows nothing of the client', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/account-information');
  const greeting = page.getByRole('link', { name: /Hello/ });
  await page.goto('/en/marketplace');
  await expect(greeting.first()).toBeVisible();
  await page.goto('/en/my-orders');
  await expect(page.getByRole('main').getByRole('link', { name: /QU\d+/ }).first()).toBeVisible();

  await page.goto('/en/user-account');
  const loggedOut = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('logout'),
  );
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  expect(await (await loggedOut).headerValue('clear-site-data')).toBe('"cache", "storage"');
  await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();

  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await page.waitForLoadState();
    // A page for clients leads to the login page, whose short header has no link to it.
    const link = page.getByRole('link', { name: /Log in/ });
    const form = page.getByRole('heading', { name: 'Log in', level: 1 });
    await expect(link.or(form).first()).toBeVisible();
    await expect(greeting).toHaveCount(0);
    await expect(page.getByText(/QU\d+/)).toHaveCount(0);
  }
});
