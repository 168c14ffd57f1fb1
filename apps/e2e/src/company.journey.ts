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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a company that was typed stays when a promotion code is applied, and when it is removed', async ({
    page,
  }) => {
    await putIntoCart(page, await findProduct(page));
    await chooseDelivery(page, { email: `company-${Date.now()}@example.com` });
    await page.getByRole('radio', { name: /^A company/ }).check();
    await page.getByLabel('Company name').fill('UAB „Žvejų namai“');
    await page.getByLabel('Promotion code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('WELCOME10');
    await expect(page.getByRole('radio', { name: /^A company/ })).toBeChecked();
    await expect(page.getByLabel('Company name')).toHaveValue('UAB „Žvejų namai“');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByLabel('Promotion code')).toHaveValue('');
    await expect(page.getByLabel('Company name')).toHaveValue('UAB „Žvejų namai“');
  });
});

test('a buyer orders for a company, whose numbers are checked and stand on order and invoice', async ({
  page,
  faults,
}) => {
  test.slow();
  await becomeClient(page);
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  await expect(page.getByLabel('Company name')).toBeHidden();
  await page.getByRole('radio', { name: /^A company/ }).check();
  await page.getByLabel('Company name').fill('UAB „Žvejų namai“');
  await page.getByLabel('Registration code').fill('121215435');
  await page.getByLabel('VAT number').fill('LT 100001234510');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page.getByLabel('Registration code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Registration code').fill('121215434');
  await page.getByLabel('VAT number').fill('LT100001234511');
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page.getByLabel('VAT number')).toHaveAttribute('aria-invalid', 'true');
  faults.splice(0);
  await page.getByLabel('VAT number').fill('LT 100001234510');
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await page.getByRole('main').getByRole('link', { name: 'View the order' }).click();
  await expect(page.getByRole('main')).toContainText('UAB „Žvejų namai“, registration code 121215434');
  const link = page.getByRole('link', { name: /^Invoice LT-\d{4}-\d{6}$/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await link.click();
  await expect(page.getByRole('main')).toContainText('UAB „Žvejų namai“');
  await expect(page.getByRole('main')).toContainText('LT100001234510');

  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  await expect(page.getByRole('radio', { name: /^A company/ })).toBeChecked();
  await expect(page.getByLabel('Company name')).toHaveValue('UAB „Žvejų namai“');
});
