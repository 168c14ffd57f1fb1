import type { Page } from '@playwright/test';
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

/** A client's new order, paid by card: its number as shown. */
const buy = async (page: Page): Promise<string> => {
  test.slow();
  await becomeClient(page);
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, {});
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  const words = await page.getByRole('main').innerText();
  const number = /QU\d+/.exec(words)?.[0];
  if (!number) throw new Error('the success page names no order');
  return number;
};

/** A button of the provider’s own page, on the card of one order. */
const press = async (page: Page, number: string, button: string): Promise<void> => {
  await page.goto('/dev/payments');
  const card = page.locator('section').filter({ hasText: number });
  // The address is the same before and after.
  const done = page.waitForResponse((answer) => answer.request().redirectedFrom()?.method() === 'POST');
  await card.getByRole('button', { name: button }).click();
  await done;
};

/** An order in the client's list. */
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

const openOrder = async (page: Page, number: string): Promise<void> => {
  await page.goto('/en/my-orders');
  await rowOf(page, number).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
};

/** The webhook takes a moment. */
const expectState = (page: Page, words: string, where = page.getByRole('main')) =>
  expect(async () => {
    await page.reload();
    await expect(where).toContainText(words, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });

test('a provider’s refund is shown on the order: a half first, then all of it', async ({ page }) => {
  const number = await buy(page);
  await press(page, number, 'Refund half');
  await openOrder(page, number);
  await expectState(page, 'Partly refunded');
  await expect(page.getByRole('complementary')).toContainText(/Refunded\s*-€/);
  await press(page, number, 'Refund in full');
  await openOrder(page, number);
  await expectState(page, 'Refunded', page.getByRole('list', { name: 'Order progress' }));
  await page.goto('/en/my-orders');
  await expectState(page, 'Refunded', rowOf(page, number));
});

test('a disputed order is on hold until the shop has won', async ({ page }) => {
  const number = await buy(page);
  await press(page, number, 'Open a dispute');
  await openOrder(page, number);
  await expectState(page, 'On hold: payment disputed');
  await press(page, number, 'The shop wins');
  await page.goto('/en/my-orders');
  await expectState(page, 'Paid', rowOf(page, number));
});
