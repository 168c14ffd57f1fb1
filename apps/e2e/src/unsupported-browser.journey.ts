import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Your browser is out of date' });

test.describe('Internet Explorer', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    // It runs none of the shop's scripts.
    javaScriptEnabled: false,
  });

  test('R-GUI-05 R-GUI-08: gets a warning on every page until its visitor proceeds', async ({ page }) => {
    await page.goto('/en');
    await expect(warning(page)).toBeVisible();
    await page.goto('/en/c/electronics?sort=1');
    await expect(warning(page)).toBeVisible();
    await warning(page).getByRole('button', { name: 'Continue anyway' }).click();
    await expect(page).toHaveURL(/\/en\/c\/electronics\?sort=1$/);
    await expect(warning(page)).toHaveCount(0);
    await page.goto('/en/marketplace');
    await expect(warning(page)).toHaveCount(0);
  });

  test('R-RTE-45: is linked to the page that names the supported browsers', async ({ page }) => {
    await page.goto('/en');
    await warning(page).getByRole('link', { name: 'Supported browsers' }).click();
    await expect(page).toHaveURL(/\/en\/unsupported-browser$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported browsers');
    await expect(page.getByRole('main').getByRole('link', { name: 'Firefox' })).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });
});

test('R-RTE-45: the page about browsers opens in every browser, in the language of its visitor', async ({
  page,
}) => {
  const answer = await page.goto('/lt/unsupported-browser');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palaikomos naršyklės');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
