import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';

// On this page the header's links are icons only.
test.use({ viewport: { width: 700, height: 800 } });

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const word = (page: Page) => page.locator('[popover="manual"]');
/** Longer than the hover delay of the tooltip. */
const wait = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));

const point = async (page: Page, sign: Locator): Promise<void> => {
  await page.mouse.move(350, 600);
  await sign.hover();
  await expect(word(page)).toBeVisible();
};

test('the tooltip of an icon button closes when it is pressed, the page is scrolled, or another page opens', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  await page.goto('/en/c/electronics');
  await hydrated(page);

  await point(page, cart(page));
  await page.mouse.wheel(0, 300);
  await expect(word(page)).toHaveCount(0);

  await point(page, cart(page));
  await cart(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await wait(page);
  await expect(word(page)).toHaveCount(0);

  // The dialog returns the focus to the icon button: that does not show its tooltip.
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeFocused();
  await wait(page);
  await expect(word(page)).toHaveCount(0);

  await point(page, cart(page));
  await page.evaluate(() => history.back());
  await page.waitForURL(/\/en$/);
  await expect(word(page)).toHaveCount(0);
});

const withLateWords = (page: Page) =>
  page.route(/show-tooltips/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });

/** By the keyboard from the search to the cart: icon buttons are in between. */
const walkToCart = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('searchbox').focus();
  for (
    let presses = 0;
    presses < 4 && !(await cart(page).evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(cart(page)).toBeFocused();
};

test('a press before the first tooltip is loaded leaves no tooltip open', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await withLateWords(page);
  await cart(page).hover();
  await cart(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await wait(page);
  await wait(page);
  await expect(word(page)).toHaveCount(0);
});

test('keyboard focus shows the tooltip, and Escape closes it', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await walkToCart(page);
  await expect(word(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(word(page)).toHaveCount(0);
});

test('focus moved to another icon button before the first tooltip is loaded shows that button’s tooltip', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  await withLateWords(page);
  await walkToCart(page);
  await expect(word(page)).toHaveText(/^Cart/);
});
