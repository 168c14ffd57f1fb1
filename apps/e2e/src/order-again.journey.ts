import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { CARDS, chooseDelivery, DEMO_CLIENT, logIn, orderByCard, payWith } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

/** Has one delivered order: an item of it has become dearer since, and another is sold out. */
const BUYER = { ...DEMO_CLIENT, email: 'translator@nordport.example' };

// All share the cart of one client.
test.describe.configure({ mode: 'serial' });

/** What a line of the page says. */
const said = async (page: Page, pattern: RegExp): Promise<readonly string[]> => {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    found = pattern.exec(await page.getByRole('main').innerText());
    expect(found).not.toBeNull();
  }).toPass();
  return (found ?? []).slice(1);
};

/** The delivered order, again in the cart; answers with what the page says has changed. */
const orderAgain = async (page: Page) => {
  await logIn(page, BUYER, '/my-orders');
  await page.getByRole('row').filter({ hasText: 'Delivered' }).getByRole('link', { name: /QU\d+/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/QU\d+/);
  await page.getByRole('button', { name: 'Order again' }).click();
  const [gone = ''] = await said(page, /([^\n]+) is not available now\./);
  const [dearer = '', now = '', before = ''] = await said(
    page,
    /([^\n]+) now costs (\S+); you paid (\S+)\.\n/,
  );
  const amountOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  expect(amountOf(now)).toBeGreaterThan(amountOf(before));
  await said(page, /[1-9]\d* items? (?:is|are) in your cart\./);
  return { gone, dearer, now };
};

/** From the page of the order to the paid order, by the price that was named. */
const buyAgain = async (page: Page, { gone, dearer, now }: Awaited<ReturnType<typeof orderAgain>>) => {
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: dearer }).first()).toBeVisible();
  await expect(main).toContainText(now);
  await expect(main).not.toContainText(gone);
  await chooseDelivery(page, { hasAddress: true });
  const amount = await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await page.goto('/en/my-orders');
  const newest = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /QU\d+/ }) })
    .first();
  await expect(newest).toContainText(amount);
  await newest.getByRole('link', { name: /QU\d+/ }).click();
  await expect(page.getByRole('main')).toContainText(dearer);
  await expect(page.getByRole('main')).not.toContainText(gone);
};

test('a client orders delivered goods again, reads what costs more and what is sold out, and pays', async ({
  page,
  faults,
}) => {
  test.slow();
  const changes = await orderAgain(page);
  // Chromium itself reports the refused item as an error.
  expect(faults.splice(0)).toEqual([expect.stringMatching(/409.*\/api\/cart\/add$/)]);
  await mustBeOpenToAll(page, 'an order that is in the cart again');
  await mustBeWhole(page, 'an order that is in the cart again');
  await buyAgain(page, changes);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client orders delivered goods again, reads what has changed, and pays', async ({ page }) => {
    test.slow();
    await buyAgain(page, await orderAgain(page));
  });
});
