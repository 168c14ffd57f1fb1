import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, chooseDelivery, findProduct, putIntoCart } from './steps.ts';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('every step of the checkout opens at its top', async ({ page }) => {
  test.slow();
  const name = await findProduct(page);
  await putIntoCart(page, name);
  await page.setViewportSize({ width: 375, height: 700 });
  // Each step is left by a button far below the top.
  await chooseDelivery(page, { email: `top-${Date.now()}@example.com` });
  await expect.poll(() => place(page)).toBe(0);
  await page.getByRole('button', { name: /^Continue to review/ }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  await expect(page.getByRole('button', { name: /^Order and pay/ }).first()).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a product opens at its top, and back restores the position in the listing', async ({ page }) => {
    await page.goto('/en/c/electronics');
    await hydrated(page);
    const card = page.getByRole('article').nth(14);
    const height = async () => (await card.boundingBox())?.y ?? Infinity;
    // Scrolls in steps as on a phone: cards skipped by a jump are not rendered.
    while ((await height()) > 400) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(60);
    }
    let left = -1;
    // A turn of the wheel may still be moving the page.
    await expect(async () => {
      left = await place(page);
      await page.waitForTimeout(200);
      expect(await place(page)).toBe(left);
    }).toPass();
    const seen = await height();
    expect(left).toBeGreaterThan(500);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/p\//);
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/c\/electronics$/);
    await expect.poll(() => place(page)).toBe(left);
    await expect.poll(height).toBe(seen);
  });
});

for (const [what, late] of [
  ['its scripts', /\/assets\/.*\.js$/],
  ['the last of its scripts', /\/assets\/home-p[^/]*\.js$/],
] as const)
  test(`forward while a page waits for ${what} opens the next page`, async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
    await expect(page.locator('main[data-layout=market-page]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('main[data-layout=index-page]')).toBeVisible();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(late, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('main[data-layout=index-page]')).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(/\/en\/marketplace$/);
    arrive();
    await expect(page.locator('main[data-layout=market-page]')).toBeVisible();
    await hydrated(page);
  });

/** A product with more than one piece in stock, in the cart's page. */
const putOneOfSeveral = async (page: Page): Promise<void> => {
  const more = page.getByRole('main').getByRole('button', { name: 'One more' }).first();
  const cards = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add .+ to cart$/ }) });
  await expect(async () => {
    await page.goto('/en/c/electronics');
    await cards
      .nth(Math.floor(Math.random() * 16))
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.goto('/en/cart');
    await hydrated(page);
    if ((await more.getAttribute('aria-disabled')) !== 'true') return;
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(more).toHaveCount(0);
    throw new Error('only one piece is left');
  }).toPass();
};

test('a change of quantity or shipping method is announced with the new total', async ({ page }) => {
  await putOneOfSeveral(page);
  const main = page.getByRole('main');
  const said = main.getByRole('status').filter({ hasText: /kg/ });
  await expect(said).toHaveCount(0);
  await main.getByRole('button', { name: 'One more' }).first().click();
  await expect(said).toHaveText(/^2 items, [\d.]+\u00a0kg, by air: €[\d,.]+$/);
  const bySea = main.getByRole('group', { name: 'Shipping method' }).getByRole('button', { name: /^By sea/ });
  await bySea.click();
  await expect(said).toHaveText(/^2 items, [\d.]+\u00a0kg, by sea: €[\d,.]+$/);
  // The price on the button follows with the answer of the server.
  await expect(async () => {
    const price = /€[\d,]+\.\d\d/.exec((await bySea.textContent()) ?? '')?.[0] ?? 'no price';
    await expect(said).toContainText(price, { timeout: 500 });
  }).toPass();
});

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('the focus stays nearby when the order changes, a filter is removed, a line is removed and restored', async ({
  page,
}) => {
  await page.goto('/en/c/electronics');
  await hydrated(page);
  const order = page.getByRole('combobox', { name: 'Sort' });
  await order.focus();
  await order.selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=1/);
  await expect(order).toBeFocused();

  await page.locator('form#filters').getByRole('checkbox').first().press('Space');
  await expect(page).toHaveURL(/f\./);
  const chip = page.getByRole('link', { name: /^Remove filter/ }).first();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/f\./);
  await expect(chip).toHaveCount(0);
  expect(await isLost(page)).toBe(false);
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ items?\. Sorted by: Price: low to high/ }),
  ).toHaveCount(1);

  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.goto('/en/cart');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Remove' }).first().press('Enter');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'was removed' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Remove' })).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await isLost(page)).toBe(false);
});
