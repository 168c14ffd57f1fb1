import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { applyForPro, approvePro } from './company-steps.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { atDesk } from './staff-desk.ts';
import { askFrom, becomeClient, CARDS, DEMO_CLIENT, logIn, payWith, PRO_CLIENT } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const WHY = ['--why', 'a journey'];
const main = (page: Page) => page.getByRole('main');

const clientIdOf = async (page: Page): Promise<string> => {
  const { answer } = await askFrom(page, '/api/auth/getCurrentUser', {});
  return String((answer as { user: { id: number } }).user.id);
};

/** Staff send the client an invoice of 11.29 with VAT. */
const sendInvoice = async (clientId: string): Promise<void> => {
  const lines = ['Storage, a day; 12; 0.50; 21', 'A sturdier box; 1; 3.33; 21'];
  const draft = await atDesk('invoices', 'draft', clientId, 'Storage', '2099-12-10', ...lines, ...WHY);
  const [, id = ''] = /^Draft (\d+), 11\.29 EUR/.exec(draft) ?? [];
  await atDesk('invoices', 'issue', id, ...WHY);
};

const ROWS = [
  'https://mugs.example/p/blue-mug,Blue mug,Large,2,12.50,USD',
  ',Socks,,many,4,USD',
  'https://soles.example/running-shoes,,,1,,',
  'no link at all,Lamp,,1,x,DOGE',
];

/** A table of goods, in which every hundredth further row has no readable quantity. */
const tableOf = (size: number): string =>
  [
    'link,name,options,quantity,price,currency',
    ...ROWS,
    ...Array.from(
      { length: size - ROWS.length },
      (_, at) => `,Mug ${at},,${at % 100 === 99 ? 'x' : 1},4,USD`,
    ),
  ].join('\n');

for (const javaScriptEnabled of [true, false])
  test.describe(`business accounts ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('R-SCO-06 R-RTE-06 R-RTE-32 R-RTE-34: a client applies, imports a table with two faulty rows, and pays an invoice', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/en/pro');
      await expect(page.locator('main')).toHaveAttribute('data-layout', 'pro');
      await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        '/en/login?redirect=%2Fpro',
      );
      const scripted = await browser.newContext({ ...(baseURL && { baseURL }) });
      const theirs = await scripted.newPage();
      await becomeClient(theirs);
      const clientId = await clientIdOf(theirs);
      await page.context().addCookies(await scripted.cookies());
      await scripted.close();

      // A client without a business account has none of its pages.
      await page.goto('/en/site-pro');
      await expect(page).toHaveURL(/\/en\/pro$/);
      const company = `Trade ${Date.now()}`;
      await applyForPro(page, company);
      await approvePro(company);
      await page.goto('/en/site-pro?show=import');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Business pages');
      await expect(main(page)).toContainText('Tier Silver: 8% off freight.');

      // As many rows as a table may have; without scripts a few are enough.
      const size = javaScriptEnabled ? 500 : ROWS.length;
      const faulty = javaScriptEnabled ? 6 : 2;
      await page
        .getByLabel(/^Table \(CSV\)/)
        .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(tableOf(size)) });
      await expect(page.locator('[data-sending]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add the rows' }).click();
      const report = main(page).getByRole('table', { name: 'Report of the import' });
      await expect(report.getByRole('row').filter({ hasText: 'Blue mug' })).toContainText('Added');
      await expect(report.getByRole('row').filter({ hasText: 'Socks' })).toContainText('quantity: must be');
      const lamp = report.getByRole('row').filter({ hasText: 'Lamp' });
      for (const column of ['link', 'price', 'currency'])
        await expect(lamp).toContainText(`${column}: is no`);
      await expect(main(page)).toContainText(`${size - faulty} rows were added to your draft.`);
      await expect(main(page)).toContainText(`${faulty} rows were not added`);
      await expect(page.getByLabel(/^Table as text/)).toHaveValue(/Socks[^]+Lamp/);
      await mustBeWhole(page, 'the report');
      await main(page).getByRole('link', { name: 'See the draft and send it' }).click();
      await expect(main(page)).toContainText('running shoes');

      await sendInvoice(clientId);
      await page.goto('/en/site-pro?show=invoices');
      await main(page).getByRole('link', { name: 'To be paid' }).click();
      await main(page)
        .getByRole('link', { name: /^MI-LT-/ })
        .click();
      await expect(page).toHaveURL(/\/en\/site-pro-payment\/\d+$/);
      await expect(main(page).getByRole('row').filter({ hasText: 'Storage, a day' })).toContainText('€6.00');
      await page.getByRole('button', { name: 'Accept and pay €11.29' }).click();
      await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
      for (const method of [/^Card/, /^Bank link/])
        await expect(page.getByRole('radio', { name: method })).toBeAttached();
      await page.getByRole('radio', { name: /^Card/ }).check();
      await page.getByRole('button', { name: 'Pay €11.29' }).click();
      await payWith(page, CARDS.success);
      await page.goto('/en/site-pro?show=invoices&state=paid');
      await expect(main(page).getByRole('link', { name: /^MI-LT-/ })).toHaveCount(1);
      await page.goto('/en/site-pro?show=statement');
      await expect(main(page).getByRole('table')).toContainText('€11.29 (1)');
    });
  });

test('R-ROL-03 R-ROL-04 R-RTE-33: a client may use order summary and account, a pro client the pro pages, whose delivery shows the terms first', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, DEMO_CLIENT, '/order-form/summary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.goto('/en/user-account'))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/user-account$/);
  await page.goto('/en/site-pro-delivery');
  await expect(page).toHaveURL(/\/en\/pro$/);
  await page.context().clearCookies();
  await logIn(page, PRO_CLIENT, '/site-pro');
  await mustBeOpenToAll(page, 'the orders');
  for (const path of ['/site-pro?show=quotes', '/site-pro?show=statement', '/site-pro-delivery']) {
    expect((await page.goto(`/en${path}`))?.status(), path).toBe(200);
    await mustBeWhole(page, path);
  }
  // This client has accepted them; another pro client sees them first.
  await expect(main(page).getByRole('button', { name: 'Accept the terms' })).toHaveCount(0);
  await page.context().clearCookies();
  await becomeClient(page);
  const company = `Terms ${Date.now()}`;
  await applyForPro(page, company);
  await approvePro(company);
  await page.goto('/en/site-pro-delivery');
  await expect(main(page)).toContainText('Terms of delivery, version 1');
  await page.getByLabel('Your first and last name').fill('Ona Onaitė');
  await page.getByRole('button', { name: 'Accept the terms' }).click();
  await expect(main(page).getByRole('button', { name: 'Accept the terms' })).toHaveCount(0);
  await expect(main(page)).toContainText('Accepted by Ona Onaitė');
});
