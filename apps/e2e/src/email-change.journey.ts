import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { askFrom, linkOfMail, logIn } from './steps.ts';

const PASSWORD = 'ilga diena pie jūras';

const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en/register');
  await page.getByLabel('First name').fill('Ona');
  await page.getByLabel('Last name').fill('Jonaitė');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page).not.toHaveURL(/register/);
};

const section = (page: Page) => page.getByRole('region', { name: 'E-mail address' });
const confirm = async (page: Page, link: string, words: string): Promise<void> => {
  expect(link).toMatch(/^\/en\/confirm-email\/[\w-]{43}$/);
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('main')).toContainText(words);
};

const askForChange = async (page: Page, to: string): Promise<void> => {
  await page.goto('/en/account-information');
  await section(page).getByLabel('New e-mail address').fill(to);
  await section(page).getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section(page).getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('We have sent a link to both addresses.')).toBeVisible();
};

const changeAddress = async (page: Page, stranger: Page): Promise<void> => {
  test.slow();
  const [old, next] = ['old', 'new'].map((part) => `${part}-${Date.now()}-${Math.random()}@example.com`);
  await register(page, old!);
  await page.goto('/en/account-information');
  await expect(section(page)).toContainText('Please confirm this address');
  await confirm(
    page,
    await linkOfMail(page, old!, /Confirm your e-mail address/, 'Confirm the address'),
    'Your e-mail address is confirmed.',
  );
  await page.goto('/en/account-information');
  await expect(section(page)).not.toContainText('Please confirm this address');

  await askForChange(page, next!);
  // Each link is opened where its mailbox is read: on devices that are not logged in.
  const toNew = await linkOfMail(stranger, next!, /Confirm your new e-mail address/, 'Confirm the address');
  await stranger.goto(toNew);
  await stranger.goto(toNew);
  await page.goto('/en/account-information');
  await expect(section(page), 'an opened link changes nothing').toContainText(old!);
  await confirm(stranger, toNew, 'The other address has to confirm it too');
  const toOld = await linkOfMail(stranger, old!, /to be changed/, 'Confirm the change');
  await confirm(stranger, toOld, 'Your e-mail address is confirmed.');

  await page.goto('/en/account-information');
  await expect(section(page), 'the client is still logged in').toContainText(next!);
  await linkOfMail(stranger, old!, /was changed/, 'See the account');
  await logIn(stranger, { email: next!, password: PASSWORD }, '/my-orders');
};

test('a client changes the e-mail address by a link to both addresses', async ({
  page,
  browser,
  baseURL,
}) => {
  const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
  await changeAddress(page, stranger);
  await stranger.close();
});

test('a used link shows a message, and the page of a link is not indexed', async ({ page, faults }) => {
  const answer = await page.goto(`/en/confirm-email/${'a'.repeat(43)}`);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('main').getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('main')).toContainText('This link has expired or was already used.');
  const { status } = await askFrom(page, '/api/auth/confirm-email', { token: 'a'.repeat(43) });
  expect(status).toBe(422);
  expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client changes the e-mail address in the same way', async ({ page, browser, baseURL }) => {
    const stranger = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await changeAddress(page, stranger);
    await stranger.close();
  });
});
