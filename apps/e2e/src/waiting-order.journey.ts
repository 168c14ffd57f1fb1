import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { askFrom, CARDS, logIn, payWith, UNPAID_CLIENT } from './steps.ts';

const payButtons = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Pay / });

const unpaidCount = async (page: Page): Promise<number> => {
  const { answer } = await askFrom(page, '/api/auth/getCurrentUser', {});
  return (answer as { user: { unpaid_orders_count: number } }).user.unpaid_orders_count;
};

/** From the list to the payment page, by the order's own button. */
const openPayment = async (page: Page): Promise<string> => {
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Pay / }) });
  const number = (await row.first().getByRole('link', { name: /^QU/ }).innerText()).trim();
  await payButtons(page).first().click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${number}`);
  return number;
};

test('a client pays an unpaid order, and the list then shows it paid', async ({ page }) => {
  await logIn(page, UNPAID_CLIENT, '/my-orders');
  const before = await unpaidCount(page);
  expect(before).toBeGreaterThan(0);
  const number = await openPayment(page);
  const back = page.getByRole('banner').getByRole('link', { name: 'Back to the order' });
  await expect(back).toHaveAttribute('href', /\/en\/my-orders\/[\w-]{22}$/);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/dev\/pay\//);
  await payWith(page, CARDS.decline);

  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}\?declined=refused$/);
  await expect(page.getByRole('main')).toContainText(
    'Your bank refused the payment, and you were not charged',
  );
  await expect.poll(() => unpaidCount(page)).toBe(before);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.success);

  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByRole('main')).toContainText(number);
  await page.goto('/en/my-orders');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Paid');
  await expect(row.getByRole('link', { name: /^Pay / })).toHaveCount(0);
  await expect.poll(() => unpaidCount(page)).toBe(before - 1);

  await row.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(payButtons(page)).toHaveCount(0);
});

test('R-PAY-01: an unpaid order of another client gets the answer for an unknown one', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, UNPAID_CLIENT, '/my-orders?filter=unpaid');
  const address = await payButtons(page).last().getAttribute('href');
  const slug = address?.split('/').pop() ?? '';
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await stranger.newPage();
  await theirs.goto(address ?? '');
  await expect(theirs).toHaveURL(/\/en\/cart\?checkout=unknown$/);
  const ask = (which: string) =>
    askFrom(theirs, `/api/payment/fetch/${which}`, { slug: which, language_id: 1 });
  const foreign = await ask(slug);
  expect(foreign).toEqual(await ask('A'.repeat(22)));
  expect(foreign.status).toBe(404);
  await stranger.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unpaid order is paid, and a fee is shown before it is charged', async ({
    page,
    baseURL,
    faults,
  }) => {
    // The wallet in the Emirates adds its fee.
    const gulf = (baseURL ?? '').replace('//lt.', '//ae.');
    await page.goto(`${gulf}/en/login?redirect=/my-orders`);
    await page.getByLabel('E-mail').fill(UNPAID_CLIENT.email);
    await page.getByLabel('Password', { exact: true }).fill(UNPAID_CLIENT.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const number = await openPayment(page);
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    const pay = page.getByRole('button', { name: /^Pay / });
    const before = await pay.innerText();
    await pay.click();
    await expect(page.getByRole('alert').first()).toContainText('The total has changed');
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    await expect(pay).not.toHaveText(before);
    // Chromium itself reports the document's status as an error.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await pay.click();
    await expect(page).toHaveURL(/\/dev\/pay\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
    await expect(page).toHaveURL(/\/en\/success\//);
    await expect(page.getByRole('main')).toContainText(number);
  });
});
