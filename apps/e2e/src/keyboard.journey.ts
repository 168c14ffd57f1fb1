import type { Locator, Page } from '@playwright/test';
import { enter, tabTo, typeInto } from './by-keys.ts';
import { expect, test } from './shop.ts';
import { CARDS } from './steps.ts';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

test('by keyboard alone a shopper searches and finds a product', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('search').first().getByRole('searchbox'));
  await page.keyboard.type('headphones');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/search\?s=headphones/);
  const found = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await enter(page, found, /\/en\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('using only the keyboard a shopper follows a suggestion, and later finds the recent search', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  const field = page.getByRole('banner').getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.type('headph');
  const suggested = page.getByRole('group', { name: 'Suggestions' }).getByRole('link');
  await expect(suggested.filter({ hasText: /€/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggested).toHaveCount(0);
  await expect(field).toHaveValue('headph');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggested.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/(c|p)\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(suggested).toHaveCount(0);

  await field.focus();
  await expect(suggested.filter({ hasText: 'headph' })).toBeVisible();
});

test('by keyboard alone a shopper opens a category, chooses a version, adds it, checks out and pays', async ({
  page,
}) => {
  test.slow();
  await page.goto('/en');
  await hydrated(page);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Categories' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Categories' });
  await expect(panel).toBeVisible();
  await enter(page, panel.getByRole('link', { name: /^Footwear/ }).first(), /\/en\/c\/footwear/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const choosable = page
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: /^Add / }) })
    .getByRole('heading')
    .getByRole('link');
  await tabTo(page, choosable.first(), { most: 150 });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/p\//);

  const size = page
    .getByRole('main')
    .locator('a[href*="productVariant"]:not([href*="choose"]):not([aria-current])')
    .first();
  await enter(page, size, /productVariant=/);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await enter(page, drawer.getByRole('link', { name: 'Go to checkout' }), /\/en\/checkout\/[\w-]{22}$/);

  const toTheDoor = page.getByRole('radio', { name: /To your door/ }).first();
  const couriers = page.locator('input[name="delivery"]');
  await tabTo(page, couriers.first());
  for (let left = await couriers.count(); left > 0 && !(await toTheDoor.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(toTheDoor).toBeChecked();
  await typeInto(page, 'E-mail', `keys-${Date.now()}@example.com`);
  await typeInto(page, 'First name', 'Ona');
  await typeInto(page, 'Last name', 'Kazlauskienė');
  await typeInto(page, 'Phone', '+370 612 34567');
  await typeInto(page, 'Street, house and flat', 'Žvejų g. 12-4');
  await typeInto(page, 'City', 'Klaipėda');
  await typeInto(page, 'Postcode', '91234');
  await enter(page, page.getByRole('button', { name: /^Continue to payment/ }), /\/en\/payment\/[\w-]{22}$/);
  await enter(page, page.getByRole('button', { name: /^Continue to review/ }), /\/en\/confirm\/[\w-]{22}$/);
  await enter(page, page.getByRole('button', { name: /^Order and pay/ }).first(), /\/dev\/pay\//);
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type(CARDS.success);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/success\//);
});

/** Opens it with Enter and closes it with Escape; the focus then returns to its place. */
const opensAndCloses = async (page: Page, opener: Locator, overlay: Locator): Promise<void> => {
  await tabTo(page, opener, { most: 120 });
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
};

test('the menu and the cart of the header close with Escape and return the focus', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await hydrated(page);
  const banner = page.getByRole('banner');
  const menu = page.locator('details', { hasText: 'Currency' }).first();
  await opensAndCloses(page, menu.locator('summary'), menu.getByRole('button').first());
  await opensAndCloses(page, banner.getByRole('link', { name: /^Cart/ }), page.getByRole('dialog'));
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the filters close with Escape and restore the focus', async ({ page }) => {
    await page.goto('/en/c/electronics');
    await hydrated(page);
    const filters = page
      .getByRole('main')
      .getByRole('link', { name: /^Filters/ })
      .first();
    await opensAndCloses(page, filters, page.getByRole('dialog', { name: 'Filters' }));
  });
});
