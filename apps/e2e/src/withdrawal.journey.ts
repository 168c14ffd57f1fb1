import type { Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
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

type Bought = { slug: string; number: string };

const buy = async (page: Page, email?: string): Promise<Bought> => {
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, email === undefined ? {} : { email });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  const words = await page.getByRole('main').innerText();
  return { slug: page.url().split('/').at(-1) ?? '', number: /QU\d+/.exec(words)?.[0] ?? '' };
};

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('a guest withdraws from a paid order by its link, without scripts, and the money goes back @some-brands', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const { slug, number } = await buy(page, `withdraws-${Date.now()}@example.com`);
  const plain = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const sheet = await plain.newPage();
  // The address of the confirmation's link.
  await sheet.goto(`/en/order/${slug}/withdrawal`);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^(?:Withdraw from contract|Return goods), ${number}$`),
  );
  await press(sheet, 'Continue');
  // In markets without the law of the EU it is the brand's own promise, in other words.
  await expect(main(sheet)).toContainText(
    /You withdraw from the contract only when you press|Nothing is sent until you press/,
  );
  await press(sheet, /^Confirm (?:withdrawal|return)$/);
  await expect(main(sheet)).toContainText(/We have received your (?:withdrawal|return)/);
  await expect(main(sheet)).toContainText(/Date and time: \d{4}-\d{2}-\d{2}/);
  await plain.close();
  await expect(async () => {
    await page.goto(`/en/order/${slug}`);
    await expect(page.getByRole('list', { name: 'Order progress' })).toContainText('Refunded', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
});

test('a client withdraws from the order’s page, and is asked for nothing twice', async ({ page }) => {
  test.slow();
  await becomeClient(page);
  const { slug } = await buy(page);
  await page.goto(`/en/my-orders/${slug}`);
  await main(page).getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/my-orders/${slug}/withdrawal$`));
  await mustBeOpenToAll(page, 'withdrawal');
  await mustBeWhole(page, 'withdrawal');
  const goods = main(page).locator('select[name^=line_]');
  await goods.first().selectOption('0');
  await press(page, 'Continue');
  await expect(main(page)).toContainText('Choose at least one of the goods.');
  await goods.first().selectOption('1');
  await press(page, 'Continue');
  expect(await findBarriers(page), 'summary of the withdrawal').toEqual([]);
  await press(page, 'Change');
  await expect(goods.first()).toHaveValue('1');
  await press(page, 'Continue');
  await press(page, 'Confirm withdrawal');
  await expect(main(page)).toContainText('We have received your withdrawal');
  expect(await findBarriers(page), 'receipt of the withdrawal').toEqual([]);
  await page.goto(`/en/my-orders/${slug}`);
  await expect(main(page).getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0);
});

test('the footer’s function answers alike for a wrong e-mail', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  const field = (name: string) => main(page).locator(`[name=${name}]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract');
  await mustBeOpenToAll(page, 'withdrawal by number');
  await field('name').fill('Ona Jonaitė');
  await field('number').fill('QU999999');
  await field('email').fill('nobody');
  await press(page, 'Continue');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await field('email').fill('nobody@example.com');
  await press(page, 'Continue');
  await press(page, 'Confirm withdrawal');
  await expect(main(page)).toContainText('We have received your withdrawal');
  await expect(main(page)).toContainText('If order number and e-mail match an order');
});
