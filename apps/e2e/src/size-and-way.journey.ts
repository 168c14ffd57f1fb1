import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const SHIRTS = '/en/c/clothes/men/t-shirts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

const openShirt = async (page: Page) => {
  await page.goto(SHIRTS);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL(/\/en\/p\//);
};

test('R-MOD-03: the size guide opens over the product, and the back button closes it', async ({ page }) => {
  await openShirt(page);
  await ready(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Size guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['Size', 'Chest, cm', 'Waist, cm', 'Hips, cm']);
  await expect(dialog.getByRole('row', { name: /^M / })).toContainText('94–102');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('R-MOD-03: on a phone the price at the bottom opens the choice of air or sea, and the cart keeps the choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openShirt(page);
  await ready(page);
  const bar = page.getByRole('complementary', { name: /^At your door/ });
  await bar.getByRole('link', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'By air or by sea?' });
  await expect(dialog.getByText(/longer\.$|sooner\.$/)).toBeVisible();
  const sea = dialog.getByRole('button', { name: /^Sea/ });
  const price = (await sea.innerText()).match(/€[\d.,]+/)?.[0] ?? 'no price';
  await sea.click();
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText(price);
  await page.reload();
  await expect(bar).toContainText(price);

  await page.getByRole('group', { name: /^Size/ }).locator('a:not([href^="#"])').first().click();
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await ready(page);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('Shipping by sea');
  await summary.getByRole('link', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: /^Air/ }).click();
  await expect(summary).toContainText('Shipping by air');
  await page.reload();
  await expect(summary).toContainText('Shipping by air');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 720 } });

  test('the links lead to the size guide and to the choice of air or sea on the page', async ({ page }) => {
    await openShirt(page);
    await page.getByRole('link', { name: 'Size guide' }).click();
    await expect(page.getByRole('table', { name: 'Size guide' })).toBeInViewport();
    await page
      .getByRole('complementary', { name: /^At your door/ })
      .getByRole('link', { name: 'Change' })
      .click();
    await expect(page.getByRole('region', { name: /At your door/ })).toBeInViewport();
  });
});
