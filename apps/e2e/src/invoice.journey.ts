import { readFile } from 'node:fs/promises';
import { mustBeOpenToAll } from './open-to-all.ts';
import { textOfPdf } from './pdf-text.ts';
import { expect, test } from './shop.ts';
import {
  becomeClient,
  CARDS,
  chooseDelivery,
  findProduct,
  orderByCard,
  payWith,
  putIntoCart,
} from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

test('R-RTE-16: a paid order has its invoice at /invoice/{id}, which only its buyer sees', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await becomeClient(page);
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  const total = await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await page.getByRole('main').getByRole('link', { name: 'View the order' }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\//);
  const link = page.getByRole('link', { name: /^Invoice LT-\d{4}-\d{6}$/ });
  // It is written shortly after the payment.
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await link.click();
  await expect(page).toHaveURL(/\/en\/invoice\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice LT-/);
  await expect(page.getByRole('main')).toContainText('VAT no.');
  await expect(page.getByRole('complementary')).toContainText(total);
  await expect(page.getByText(/^VAT 21% of /)).toBeVisible();
  await mustBeOpenToAll(page, 'an invoice');
  await mustBeWhole(page, 'an invoice');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the e-invoice (UBL)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('urn:cen.eu:en16931:2017');
  const printed = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  const sheet = await readFile(await (await printed).path());
  const [onSheet, onPage] = [await textOfPdf(sheet), await page.getByRole('main').innerText()];
  const links = ['Download as PDF', 'Download the e-invoice (UBL)'];
  const words = onPage
    .split(/\s+/)
    .filter((word) => word !== '' && !links.join(' ').split(' ').includes(word));
  expect(words.filter((word) => !onSheet.includes(word))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
  const answer = await stranger.goto(new URL(page.url()).pathname);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText('UAB')).toHaveCount(1);
  await stranger.close();
});
