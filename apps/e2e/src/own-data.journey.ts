import { readFile } from 'node:fs/promises';
import { expect, test } from './shop.ts';
import { becomeClient } from './steps.ts';

const DATA = '/en/account-information/data';

test('a client downloads the stored data, deletes the account, and is a guest whose login no longer works @some-brands', async ({
  page,
  faults,
}) => {
  const email = await becomeClient(page);
  await page.goto('/en/account-information');
  await page.getByRole('link', { name: 'Your data and your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'As a page to read (HTML)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(email);
  expect(file).toContain('Petraitė');

  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('main')).toContainText('This is not your current password.');
  await page.getByLabel('Current password').fill('ilga diena pie jūras');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('banner').getByRole('link', { name: /Log in/ })).toBeVisible();

  await page.goto(`/en/login?redirect=/account-information`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main')).toContainText('Wrong e-mail address or password.');
  faults.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account is deleted by a form', async ({ page }) => {
    await page.goto('/en/register');
    await page.getByLabel('First name').fill('Ona');
    await page.getByLabel('Last name').fill('Petraitė');
    await page.getByLabel('E-mail').fill(`erased-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Register|Create/ })
      .click();
    await page.goto(DATA);
    await page.getByLabel('Current password').fill('ilga diena pie jūras');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await page.goto(DATA);
    await expect(page).toHaveURL(/\/en\/login/);
  });
});
