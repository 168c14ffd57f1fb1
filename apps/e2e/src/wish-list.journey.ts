import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { addableCard, becomeClient, DEMO_CLIENT, logIn, PRO_CLIENT } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

/** The page of a product that one click can add; returns the product's name. */
const openProduct = async (page: Page): Promise<string> => {
  await page.goto('/en/c/electronics');
  const link = addableCard(page).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
};
const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save to wish list' });
const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });

test('a client saves an item, asks for alerts, and moves it to the cart', async ({ page }) => {
  await becomeClient(page);
  const name = await openProduct(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await saveButton(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Saved: see your wish list' }).click();
  await expect(page).toHaveURL(/\/en\/wish-list$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish list');
  await mustBeOpenToAll(page, 'wish list');
  await mustBeWhole(page, 'wish list');

  await line(page, name).getByText('Alerts by e-mail').click();
  await line(page, name).getByLabel('Tell me when the price falls').selectOption('10');
  await line(page, name).getByRole('button', { name: 'Save alerts' }).click();
  await expect(page.getByText('Your alerts are saved.')).toBeVisible();
  await expect(line(page, name).locator('summary')).toContainText('On');

  await line(page, name)
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  await expect(page).toHaveURL(/\/en\/cart/);
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toHaveCount(1);
  await page.goto('/en/wish-list');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('the demo’s client sees what has become cheaper and what is sold out', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/wish-list');
  await expect(page.getByText(/when you saved it$/)).toHaveCount(1);
  await expect(page.getByText(/^Sold out/)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Account pages' })).toContainText('Wish list');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest saves an item after the login, and takes it off again', async ({ page }) => {
    const name = await openProduct(page);
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/en\/login\?redirect=/);
    await page.getByLabel('E-mail').fill(PRO_CLIENT.email);
    await page.getByLabel('Password', { exact: true }).fill(PRO_CLIENT.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/en\/wish-list\?save=\d+$/);
    await saveButton(page).click();
    await expect(page.getByText('The item is on your wish list.')).toBeVisible();
    await line(page, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText('The item is off your wish list.')).toBeVisible();
    await expect(line(page, name)).toHaveCount(0);
  });

  test('the link of a mail ends alerts by one button, without a login', async ({ page }) => {
    await page.goto(`/en/wish-list/unsubscribe/${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'End alerts' }).click();
    await expect(page.getByText(/no longer get e-mails about your wish list/)).toBeVisible();
  });
});
