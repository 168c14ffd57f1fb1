import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { askFrom, becomeClient, logIn } from './steps.ts';

const OLD = 'ilga diena pie jūras';
const NEW = 'trumpa naktis prie ežero';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const emailOf = async (page: Page): Promise<string> => {
  const { answer } = await askFrom(page, '/api/auth/getCurrentUser', {});
  return (answer as { user: { email: string } }).user.email;
};

const fillPasswords = async (page: Page, current: string): Promise<void> => {
  await section(page, 'Password').getByLabel('Current password', { exact: true }).fill(current);
  await section(page, 'Password').getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Change the password' }).click();
};

test('a client changes names and password; other devices are logged out, this one stays logged in', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await becomeClient(page);
  const email = await emailOf(page);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await other.newPage();
  await phone.goto('/en');
  await askFrom(phone, '/api/auth/login', { email, password: OLD });
  await phone.goto('/en/account-information');
  await expect(phone).toHaveURL('/en/account-information');

  await page.goto('/en/account-information');
  await section(page, 'Contact details').getByLabel('First name').fill('Onutė');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your contact details are saved.')).toBeVisible();
  await page.reload();
  await expect(section(page, 'Contact details').getByLabel('First name')).toHaveValue('Onutė');
  await expect(page.getByRole('banner')).toContainText('Onutė');

  await fillPasswords(page, 'not this one at all');
  await expect(
    section(page, 'Password').getByText('This is not your current password.').first(),
  ).toBeVisible();
  // The refusal is a 422 of the page's own call, which Chromium reports.
  expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
  await fillPasswords(page, OLD);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/account-information/);

  await phone.goto('/en/account-information');
  await expect(phone).toHaveURL(/\/en\/login\?redirect=/);
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(NEW);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL('/en/account-information');
  await other.close();
});

test('a client sees the devices that are logged in, and logs another one out', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `devices-${Date.now()}@example.com`;
  await page.goto('/en/register');
  await page.getByLabel('First name').fill('Ona');
  await page.getByLabel('Last name').fill('Jonaitė');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OLD);
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page).not.toHaveURL(/register/);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(other, { email, password: OLD }, '/my-orders');

  await page.goto('/en/account-information');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText(/^(Headless)?Chrom/)).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Log out .*Chrom/ }).click();
  await expect(page.getByText('The device is logged out.')).toBeVisible();
  await expect(devices.getByText(/^(Headless)?Chrom/)).toHaveCount(1);
  await other.goto('/en/my-orders');
  await expect(other).toHaveURL(/\/en\/login\?redirect=/);
  await other.close();
});

test('a client chooses language, currency and market; the shop follows on this device', async ({
  page,
  context,
}) => {
  await becomeClient(page);
  await page.goto('/en/account-information');
  const settings = section(page, 'Language, currency and market');
  await settings.getByLabel('Language').selectOption({ label: 'Lietuvių' });
  await settings.getByLabel('Deliver to').selectOption({ label: 'Latvia' });
  await settings.getByRole('button', { name: 'Save my settings' }).click();
  await expect(page).toHaveURL('/lt/account-information?done=preferences');
  await expect(page.getByText('Kalba, valiuta ir rinka išsaugotos.')).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name.endsWith('shop_market'))?.value).toBe('2');
  expect(cookies.find(({ name }) => name.endsWith('shop_locale'))?.value).toBe('lt');
  const { answer } = await askFrom(page, '/api/auth/getCurrentUser', {});
  expect((answer as { user: object }).user).toMatchObject({ language_id: 2, country_id: 2 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused password form stays on its page', async ({ page, faults }) => {
    await page.goto('/en/register');
    await page.getByLabel('First name').fill('Ona');
    await page.getByLabel('Last name').fill('Jonaitė');
    await page.getByLabel('E-mail').fill(`plain-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(OLD);
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
    await expect(page).not.toHaveURL(/\/register/);
    await page.goto('/en/account-information');
    await fillPasswords(page, 'not this one at all');
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await fillPasswords(page, OLD);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
  });

  test('a client subscribes to news and logs out another device', async ({ page, browser, baseURL }) => {
    const email = `plain-${Date.now()}-${test.info().workerIndex}@example.com`;
    await page.goto('/en/register');
    await page.getByLabel('First name').fill('Ona');
    await page.getByLabel('Last name').fill('Jonaitė');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(OLD);
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
    await expect(page).not.toHaveURL(/\/register/);
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await logIn(other, { email, password: OLD }, '/my-orders');

    await page.goto('/en/account-information');
    const news = page.getByLabel('Send me news and offers by e-mail');
    await expect(news).not.toBeChecked();
    await news.check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Your choice about news is saved.')).toBeVisible();
    await page.goto('/en/account-information');
    await expect(news).toBeChecked();

    await page.getByRole('button', { name: /^Log out .*Chrom/ }).click();
    await expect(page.getByText('The device is logged out.')).toBeVisible();
    await other.goto('/en/my-orders');
    await expect(other).toHaveURL(/\/en\/login\?redirect=/);
    await other.close();
  });
});
