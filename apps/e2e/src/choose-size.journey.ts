import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const SHIRTS = '/en/c/clothes/men/t-shirts';

test('no size is preselected, and choosing one stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(SHIRTS);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL(/\/en\/p\//);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Choose a size' }).first().click();
  const group = main.getByRole('group', { name: /^Size/ });
  await expect(group).toBeFocused();
  await expect(group.getByRole('alert')).toHaveText('Choose a size');

  const size = group.locator('a:not([aria-current]):not([href^="#"])').first();
  await size.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await size.focus({ timeout: 5_000 });
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(group.locator('a[aria-current]')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers 422 and names the size', async ({ page, faults }) => {
    await page.goto(SHIRTS);
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.waitForURL(/\/en\/p\//);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('main').getByRole('button', { name: 'Choose a size' }).first().click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByRole('group', { name: /^Size/ })).toContainText('Choose a size');
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
  });
});
