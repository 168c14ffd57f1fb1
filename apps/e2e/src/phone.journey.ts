import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

test.use({ viewport: { width: 375, height: 800 } });

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const opener = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Filters/ })
    .first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openFilters = async (page: Page) => {
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
};

test.describe('the filters of a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/c/electronics');
    await hydrated(page);
  });

  test('hold the page still and the focus in, and Escape and back give both up again', async ({ page }) => {
    await opener(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await openFilters(page);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside, `after ${presses + 1} presses of Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(/\/c\/electronics$/);

    await openFilters(page);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/c\/electronics$/);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('are applied by the button that counts them, and close', async ({ page }) => {
    await openFilters(page);
    const before = await sheet(page)
      .getByRole('button', { name: /^Show \d/ })
      .innerText();
    await sheet(page).getByRole('checkbox').first().check({ force: true });
    const show = sheet(page).getByRole('button', { name: /^Show \d/ });
    await expect(show).not.toHaveText(before);
    const count = (await show.innerText()).replace(/\D+/g, '');
    await show.click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?f\./);
    await expect(page.getByRole('main')).toContainText(`${count} item`);
    await expect(opener(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/c\/electronics$/);
    await expect(sheet(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters open by their address, and their form applies them', async ({ page }) => {
    await page.goto('/en/c/electronics');
    await opener(page).click();
    const form = page.locator('form#filters');
    await expect(form).toBeVisible();
    await form.getByRole('checkbox').first().check({ force: true });
    await form.getByRole('button', { name: 'Show items' }).click();
    await expect(page).toHaveURL(/\?f\./);
    await expect(page.locator('form#filters')).toBeHidden();
  });
});
