import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { becomeClient, CARDS, chooseDelivery, findProduct, payWith, putIntoCart } from './steps.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

/** More than any one product costs, within the limits of every currency. */
const ENOUGH = '2000';

/** The amounts of text, without their signs: spaces and currencies differ by brand. */
const amountsIn = (text: string): string[] => text.match(/\d[\d,]*\.\d{2}/g) ?? [];

const topUp = async (page: Page): Promise<void> => {
  await page.goto('/en/balance/pay');
  await page.getByLabel(/^Amount, /).fill(ENOUGH);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Top up your balance by');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/balance\?done=topped_up$/);
};

/** Bought for the balance alone; the amount that left it. */
const buyFromBalance = async (page: Page): Promise<string> => {
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  await page.getByRole('checkbox', { name: /balance/ }).check();
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  const button = page.getByRole('button', { name: /^Order and pay/ }).first();
  const [left, used] = amountsIn(await button.innerText());
  expect(left).toBe('0.00');
  await button.click();
  await expect(page).toHaveURL(/\/en\/success\//);
  return used ?? '';
};

/** A document is written shortly after the money has moved. */
const openDocument = async (page: Page, name: RegExp): Promise<void> => {
  const link = page.getByRole('link', { name });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await link.click();
  await expect(page).toHaveURL(/\/en\/invoice\/\d+$/);
};

test('topped up, paid from the balance, cancelled, refunded, with invoice and credit note @some-brands', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await becomeClient(page);
  await topUp(page);
  await expect(row(page, 'Top-up')).toContainText('2,000.00');
  const used = await buyFromBalance(page);
  await main(page).getByRole('link', { name: 'View the order' }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\/[\w-]{22}$/);
  const order = page.url();

  await openDocument(page, /^Invoice [A-Z]+-\d{4}-\d{6}$/);
  await expect(page.getByRole('complementary')).toContainText(used);

  await page.goto(order);
  await main(page).getByRole('link', { name: 'Cancel the order' }).click();
  await expect(main(page)).toContainText('To your balance:');
  await page.getByLabel('Why are you cancelling?').selectOption('I changed my mind');
  await main(page).getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main(page)).toContainText('The order is cancelled.');
  await page.goto(order);
  await openDocument(page, /^Credit note [A-Z]+-\d{4}-\d{6}$/);
  await expect(page.getByRole('complementary')).toContainText(used);

  await page.goto('/en/balance');
  await expect(row(page, 'Order paid from balance')).toContainText(used);
  await expect(row(page, 'Refund for an order')).toContainText(used);
  await expect(row(page, 'Refund for an order')).toContainText('2,000.00');
});
