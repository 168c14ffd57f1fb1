import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { CARDS, chooseDelivery, findProduct, orderByCard, payWith, putIntoCart } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save the address' }).click();

test('a guest sends a paid order to another address, with and without scripts', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, { email: `moved-${Date.now()}@example.com` });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  const order = `/en/order/${page.url().split('/').at(-1)}`;
  await page.goto(order);
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(page).toHaveURL(`${baseURL}${order}/address`);
  await mustBeOpenToAll(page, 'change of address');
  await mustBeWhole(page, 'change of address');

  await field(page, 'first_address').fill('Kranto g. 7');
  await field(page, 'zip').fill('1');
  await save(page);
  await expect(field(page, 'zip')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'zip').fill('92123');
  await save(page);
  await expect(page.getByRole('main')).toContainText('Kranto g. 7');
  expect(new URL(page.url()).pathname).toBe(order);

  const plain = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const sheet = await plain.newPage();
  await sheet.goto(`${order}/address`);
  await expect(field(sheet, 'first_address')).toHaveValue('Kranto g. 7');
  await field(sheet, 'first_address').fill('Uosto g. 3');
  await save(sheet);
  await expect(sheet.getByRole('main')).toContainText('Uosto g. 3');
  await plain.close();
});
