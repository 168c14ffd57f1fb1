import type { Locator } from '@playwright/test';
import { expect, test } from './shop.ts';

/** The number of visible pictures that have loaded. */
const countShown = (pictures: Locator) =>
  pictures.evaluateAll(
    (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );

test('products show their pictures in a listing, and a product page shows its views', async ({ page }) => {
  await page.goto('/en/c/electronics');
  const cards = page.getByRole('article');
  for (const at of [0, 1, 2])
    await expect.poll(() => countShown(cards.nth(at).locator('img:not([src^="data:"])'))).toBeGreaterThan(0);
  await cards.nth(0).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/p\//);
  for (const view of ['front', 'angle', 'detail'])
    await expect
      .poll(() => countShown(page.getByRole('main').locator(`img[src*=".${view}."]`)))
      .toBeGreaterThan(0);
});
