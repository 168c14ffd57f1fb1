import { findBarriers } from './axe.ts';
import { expect, test } from './shop.ts';

const PAGES = ['/en', '/en/marketplace', '/en/c/electronics', '/en/search?s=watch', '/en/cart', '/en/login'];

test('every page loads, fits its screen and passes axe @some-brands', async ({ page }) => {
  // Six pages, each checked by axe, on machines of any size.
  test.setTimeout(180_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

test('R-LOC-04, 06: an address without a language redirects to the brand’s default language @every-brand', async ({
  page,
}) => {
  await page.goto('/marketplace');
  await expect(page).toHaveURL(/\/(en|lt|lv|ee)\/marketplace$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R-ERC-02: an unknown address is 404 and says so @every-brand', async ({ page, faults }) => {
  const answer = await page.goto('/en/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found: \/no\/such\/page/i);
  await expect(page.getByRole('main')).toContainText('/no/such/page');
  // Chromium itself reports the document's status as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
});
