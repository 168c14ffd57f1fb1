import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard } from './steps.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('background-color'));
const cartIn = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart: / })
    .first();

test.describe('an overlay', () => {
  test('R-MOD-05 R-MOD-07: locks the page, closes by Escape, and restores focus and position', async ({
    page,
  }) => {
    await page.goto('/en/marketplace');
    await ready(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await cartIn(page).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(cartIn(page)).toBeFocused();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place + 100);
  });

  test('R-MOD-01 R-MOD-04: opens another modal, and closes when another page is opened', async ({ page }) => {
    await page.goto('/en');
    await ready(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page
      .getByRole('dialog', { name: 'Log in' })
      .getByRole('link', { name: 'Create an account' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const form = page.getByRole('dialog', { name: 'Create an account' });
    await form.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Reset it' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
    await page.keyboard.press('Escape');
    await cartIn(page).click();
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/en\/cart$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is closed by the back button, and after its own close button leaves no history entry', async ({
    page,
  }) => {
    await page.goto('/en');
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
    // The address changes before the page; a modal opened before that closes with it.
    await expect(page.locator('main[data-layout=market-page]')).toBeVisible();
    await cartIn(page).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/marketplace$/);
    await cartIn(page).click();
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/en\/marketplace$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    await ready(page);
    await cartIn(page).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration ?? 0) > 1)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
    );
    expect(moving).toEqual([]);
  });
});

test('R-GUI-02 R-GUI-03: a page that loads slowly shows a bar, 3 px high, that runs for 2 s', async ({
  page,
}) => {
  await page.goto('/en');
  await ready(page);
  await page.route(/cart-page[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(bar).toHaveCSS('height', '3px');
  await expect(bar).toHaveCSS('animation-duration', '2s');
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(bar).toHaveCount(0);
});

test('R-GUI-01: an overlay covers the page from the click on checkout until its page is shown', async ({
  page,
}) => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await ready(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/checkout/generate', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  const overlay = page.getByRole('main').getByRole('status').filter({ hasText: 'The page is loading' });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cart$/);
  release();
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await expect(overlay).toHaveCount(0);
});

test('R-VWP-02: parts for small screens appear 500 ms after the window was made small', async ({ page }) => {
  // The address opens the filters' dialog, which a wide screen does not have.
  await page.goto('/en/marketplace#filters');
  await ready(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    const took = new Promise<number>((resolve) => {
      let since = 0;
      addEventListener('resize', () => (since = performance.now()));
      new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) resolve(performance.now() - since);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(window, { took });
  });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const took = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
  // A timer counts whole milliseconds.
  expect(took).toBeGreaterThan(499);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', viewport: { width: 375, height: 800 } });

  test('the page uses the system’s colour scheme, and one click switches it', async ({ page }) => {
    await page.goto('/en/c/electronics?sort=1');
    const dark = await ground(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Dark', exact: true })).toBeHidden();
    await footer.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/c\/electronics\?sort=1$/);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(await ground(page)).not.toBe(dark);
    await expect(footer.getByRole('button', { name: 'Dark', exact: true })).toBeVisible();
  });

  test('the bar at the bottom counts the cart', async ({ page }) => {
    await page.goto('/en/c/electronics');
    await addableCard(page).getByRole('button').click();
    await expect(page.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
    await page.goto('/en');
    const bar = page.getByRole('navigation', { name: 'Main' }).last();
    await expect(bar.getByRole('link', { name: /^Cart: 1 item, €/ })).toContainText('1');
  });
});
