import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

const robots = (page: Page) => page.locator('head meta[name="robots"]');
const letters = (page: Page) => page.getByRole('navigation', { name: 'Brands by letter' });
const brandNames = (page: Page) => page.getByRole('main').locator('section ul a > :first-child');

test('R-RTE-07: the footer leads to all brands, in the page layout, by letter', async ({ page }) => {
  await page.goto('/en');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'All brands' }).click();
  await expect(page).toHaveURL(/\/en\/all-brands$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All brands');
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'page');
  await expect(robots(page)).toHaveCount(0);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.length).toBeGreaterThan(1);
  const names = await brandNames(page).allInnerTexts();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
});

for (const javaScriptEnabled of [true, false])
  test.describe(`brands ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('R-QRY-07: az shows the brands of a letter or a word, and sets noindex', async ({ page }) => {
      await page.goto('/en/all-brands');
      const [first = ''] = await brandNames(page).allInnerTexts();
      const letter = first.charAt(0);
      await letters(page)
        .getByRole('link', { name: new RegExp(`^${letter} `) })
        .click();
      await expect(page).toHaveURL(new RegExp(`/en/all-brands\\?az=${letter}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([letter]);
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expect(letters(page).locator('[aria-current]')).toContainText(letter);

      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill(first.toUpperCase());
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/en\/all-brands\?az=../);
      await expect(brandNames(page).first()).toHaveText(first);
      await brandNames(page).first().click();
      await expect(page).toHaveURL(/\/en\/marketplace\?f\.manufacturer=/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
