import { readFile } from 'node:fs/promises';
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

test('R-RTE-50: a client tops up at balance/pay, and an order is then partly paid from the balance', async ({
  page,
}) => {
  test.slow();
  await becomeClient(page);
  await page.goto('/en/balance');
  await page.getByRole('main').getByRole('link', { name: 'Top up' }).click();
  await expect(page).toHaveURL(/\/en\/balance\/pay$/);
  await page.getByRole('link', { name: '€50.00' }).click();
  await expect(page.getByLabel('Amount, EUR')).toHaveValue('50');
  await page.getByLabel('Amount, EUR').fill('10,50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top up your balance by €10.50');
  await expect(page.getByText(/from balance/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to your balance' })).toHaveAttribute(
    'href',
    '/en/balance',
  );

  await page.getByRole('button', { name: 'Pay €10.50' }).click();
  await payWith(page, CARDS.decline);
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]+\?declined=/);
  await expect(page.getByRole('main').getByRole('alert')).not.toContainText('order');
  await page.getByRole('button', { name: 'Pay €10.50' }).click();
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/balance\?done=topped_up$/);
  await expect(page.getByText('Your balance is topped up.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Top-up' })).toContainText('+€10.50');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a table (CSV)' }).click();
  const file = await (await download).path();
  const [head, line] = (await readFile(file, 'utf8')).split('\r\n');
  expect(head).toContain('Number,Date,Entry');
  expect(line).toContain(',Top-up,');
  expect(line).toContain(',EUR,10.50,0.00,10.50');
  // Payment pay has no page of its own: a GET redirects to the payable items.
  await page.goto('/en/payment/pay');
  await expect(page).toHaveURL(/\/en\/(cart\?checkout=empty|my-orders)$/);

  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  await page.getByRole('checkbox', { name: /balance/ }).check();
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await page.goto('/en/balance');
  await expect(page.getByRole('row').filter({ hasText: 'Order paid from balance' })).toContainText('−€10.50');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a top-up is started, refused for its sum, corrected and paid by links and forms', async ({
    page,
    faults,
  }) => {
    test.slow();
    await page.goto('/en/register?redirect=/balance/pay');
    await page.getByLabel('First name').fill('Ona');
    await page.getByLabel('Last name').fill('Jonaitė');
    await page.getByLabel('E-mail').fill(`saver-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
    await expect(page).not.toHaveURL(/\/register/);
    await page.goto('/en/balance/pay?amount=4');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('main')).toContainText('This sum is too small. The least is €5.00.');
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('Amount, EUR').fill('20');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay €20.00' }).click();
    await payWith(page, CARDS.success);
    await expect(page).toHaveURL(/\/en\/balance\?done=topped_up$/);
    await expect(page.getByRole('row').filter({ hasText: 'Top-up' })).toContainText('+€20.00');
  });
});
