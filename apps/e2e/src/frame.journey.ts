import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, DEMO_CLIENT, logIn } from './steps.ts';

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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
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

  test('R-MOD-06: a small and a middle modal each have their own width, and are a sheet from below on a phone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, DEMO_CLIENT, '/delivery-addresses');
    await ready(page);
    const modals = [
      {
        size: 420,
        opener: page
          .getByRole('main')
          .getByRole('link', { name: /^Remove/ })
          .first(),
      },
      { size: 520, opener: page.getByRole('main').getByRole('link', { name: 'Add an address' }) },
    ];
    for (const { size, opener } of modals) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(size);
      await page.setViewportSize({ width: 375, height: 800 });
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          return [x, width, Math.round(y + height)];
        })
        .toEqual([0, 375, 800]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
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

/** From now on timers of the page run only when the test lets them. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
};

test('R-GUI-02 R-GUI-03: a page that takes 200 ms is announced by a bar, 3 px high, that runs for 2 s; no bar before', async ({
  page,
}) => {
  await page.goto('/en');
  await ready(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/cart-p[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await stopTime(page);
  const asked = page.waitForRequest(/cart-p[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await asked;
  const bar = page.getByRole('progressbar', { name: 'The page is loading' });
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  // On a busy machine its timer begins after the request.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return bar.count();
    })
    .toBe(1);
  await expect(bar).toHaveCSS('height', '3px');
  await expect(bar).toHaveCSS('animation-duration', '2s');
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(bar).toHaveCount(0);
});

test('R-GUI-02: a page that loads within 200 ms shows no bar, not even afterwards', async ({ page }) => {
  await page.goto('/en');
  await ready(page);
  let shown = 0;
  await page.exposeFunction('barIsShown', () => (shown += 1));
  await page.evaluate(() => {
    const look = () => document.querySelector('[role=progressbar]') && Reflect.get(window, 'barIsShown')();
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await stopTime(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  // Steps of timers that the page itself waits for; together they are shorter than the throttle.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i, { timeout: 200 });
  }).toPass({ timeout: 30_000 });
  await page.clock.runFor(3_000);
  expect(shown).toBe(0);
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

test('R-VWP-02: elements of small screens appear 500 ms after the last of several resizes', async ({
  page,
}) => {
  // The address opens the filters' dialog, which a wide screen does not have.
  await page.goto('/en/marketplace#filters');
  await ready(page);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { resizes: 0 });
    addEventListener('resize', () => Object.assign(window, { resizes: Reflect.get(window, 'resizes') + 1 }));
  });
  await stopTime(page);
  const resizeTo = async (width: number, times: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'resizes'))).toBe(times);
  };
  await resizeTo(1000, 1);
  await page.clock.runFor(499);
  await resizeTo(900, 2);
  await page.clock.runFor(499);
  await resizeTo(800, 3);
  await page.clock.runFor(499);
  await expect(filters).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(filters).toBeVisible();
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
