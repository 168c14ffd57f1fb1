import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';
import { askFrom, becomeClient, CARDS, linkOfMail, payWith } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const WHY = ['--why', 'a journey'];

type Account = { readonly user: { readonly id: number; readonly unpaid_orders_count: number } };

const accountOf = async (page: Page): Promise<Account['user']> =>
  ((await askFrom(page, '/api/auth/getCurrentUser', {})).answer as Account).user;

/** Staff write and send an invoice for a new client: 12 days of storage and a box, 11.29 with VAT. */
const sendInvoice = async (page: Page): Promise<{ email: string; number: string }> => {
  const email = await becomeClient(page);
  const { id } = await accountOf(page);
  const lines = ['Storage, a day; 12; 0.50; 21', 'A sturdier box; 1; 3.33; 21'];
  const draft = await atDesk('invoices', 'draft', String(id), 'Storage', '2099-12-10', ...lines, ...WHY);
  const [, invoiceId = ''] = /^Draft (\d+), 11\.29 EUR/.exec(draft) ?? [];
  const issued = await atDesk('invoices', 'issue', invoiceId, ...WHY);
  const [number = ''] = /^MI-LT-\d{4}-\d{6}/.exec(issued) ?? [];
  return { email, number };
};

const openFromMail = async (page: Page, { email, number }: { email: string; number: string }) => {
  await page.goto(await linkOfMail(page, email, new RegExp(`^Invoice ${number} from`), 'Open the invoice'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
};

const openFromList = async (page: Page, number: string) => {
  await page.goto('/en/my-orders');
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
};

test('R-RTE-17: a client accepts an invoice of staff by its mail, pays it by card, and gets the VAT invoice', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sent = await sendInvoice(page);
  await openFromMail(page, sent);
  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: 'Storage, a day' })).toContainText('€6.00');
  await expect(main).toContainText('VAT 21% of €9.33');
  await expect(main).toContainText('€11.29');
  await mustBeWhole(page, 'the invoice');
  expect((await accountOf(page)).unpaid_orders_count).toBe(0);

  await main.getByRole('button', { name: 'Accept and pay' }).click();
  await expect(page).toHaveURL(/\/en\/invoice\/accept\?invoice=[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `You have accepted invoice ${sent.number}`,
  );
  await mustBeWhole(page, 'the accepted invoice');
  expect((await accountOf(page)).unpaid_orders_count).toBe(1);
  await main.getByRole('link', { name: 'Pay €11.29' }).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${sent.number}`);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Pay €11.29' }).click();
  await payWith(page, CARDS.success);

  await expect(page).toHaveURL(/\/en\/invoice\/misc\/[\w-]{22}\?done=paid$/);
  await expect(main).toContainText('Thank you, the invoice is paid');
  const document = main.getByRole('link', { name: /^VAT invoice LT-/ });
  await expect(async () => {
    await page.reload();
    await expect(document).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await document.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice LT-\d{4}-\d{6}$/);
  await expect(main).toContainText(sent.number);
  await expect(main.getByRole('row').filter({ hasText: 'A sturdier box' })).toContainText('€3.33');
  expect((await accountOf(page)).unpaid_orders_count).toBe(0);
  await page.goto('/en/my-orders');
  await main.getByText('1 earlier invoice').first().click();
  await expect(main.getByRole('row').filter({ hasText: sent.number })).toContainText('Paid');
});

test('an invoice of another client is not found, and a guest logs in first', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const sent = await sendInvoice(page);
  await openFromList(page, sent.number);
  const { pathname } = new URL(page.url());
  const slug = pathname.split('/').at(-1) ?? '';
  const guest = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await guest.newPage();
  await theirs.goto(pathname);
  await expect(theirs).toHaveURL(/\/en\/login\?redirect=/);
  await guest.close();
  await page.context().clearCookies();
  await becomeClient(page);
  for (const path of [pathname, `/en/invoice/accept?invoice=${slug}`, `/en/invoice/decline?invoice=${slug}`])
    expect((await page.goto(path))?.status(), path).toBe(404);
  // Chromium itself reports the document's status as an error.
  expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R-RTE-17: a client declines an invoice with a reason, and staff read it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const scripted = await browser.newContext({ ...(baseURL && { baseURL }) });
    const sent = await sendInvoice(await scripted.newPage());
    await page.context().addCookies(await scripted.cookies());
    await scripted.close();
    await openFromList(page, sent.number);
    await page.getByText('Decline the invoice').click();
    await page.getByLabel(/^Why do you decline it/).fill('Nothing of mine was stored.');
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/invoice\/decline\?invoice=[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `You have declined invoice ${sent.number}`,
    );
    await expect(page.getByRole('main')).toContainText('You have nothing to pay');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('link', { name: 'See the invoice' }).click();
    await expect(page.getByRole('main')).toContainText('Declined');
    await expect(page.getByRole('button', { name: 'Accept and pay' })).toHaveCount(0);
    expect(await atDesk('invoices', 'list')).toContain('(Nothing of mine was stored.)');
  });
});
