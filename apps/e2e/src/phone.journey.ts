import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard } from './steps.ts';

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

  test('lock the page and keep the focus inside, and Escape and back release both', async ({ page }) => {
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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('are applied by the button with the count, and close', async ({ page }) => {
    await openFilters(page);
    const before = await sheet(page)
      .getByRole('button', { name: /^Show \d/ })
      .innerText();
    await sheet(page).getByRole('checkbox').first().check();
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

test('a screen has one search and one cart, and its bars take less than a fifth of it @some-brands', async ({
  page,
}) => {
  await page.goto('/en/c/electronics');
  const product = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href');
  for (const path of ['/en', '/en/c/electronics', product ?? '']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('searchbox'), path).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Cart: / }), path).toHaveCount(1);
    const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((bar?.height ?? 800) + (header?.height ?? 800), path).toBeLessThan(800 / 5);
  }
});

test('a home has its categories and its first goods in the first screen @some-brands', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/en');
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const main = page.getByRole('main');
  const category = await main.getByRole('group', { name: 'Categories' }).boundingBox();
  const goods = await main.getByRole('article').first().getByRole('heading').boundingBox();
  for (const box of [category, goods]) expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('the bars hide while the page is scrolled down, and return on scrolling up', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await hydrated(page);
  const banner = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: 'Main' }).last();
  await page.mouse.move(180, 400);
  // A single turn of the wheel may come before the page listens.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(banner).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(banner).toBeInViewport();
  await expect(bar).toBeInViewport();
});

test('with text twice as large no page is wider than the smallest screen, and no header is sticky @some-brands', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  // The brand's own language: its texts are longer than the English ones.
  const home = new URL(page.url()).pathname;
  const pages = [
    '',
    '/marketplace',
    '/c/electronics',
    '/categories',
    '/search?s=watch',
    '/cart',
    '/login',
    '/register',
  ];
  for (const path of pages) {
    await page.goto(home + path);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 300));
    const top = await page.evaluate(
      () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    );
    if (await page.evaluate(() => scrollY >= 300)) expect(top, path).toBeLessThanOrEqual(0);
  }
});

test('categories are pages, one per level, with counts; back goes up, and the last level opens the goods', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .last()
    .getByRole('link', { name: 'Categories' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Electronics \d+ items$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electronics');
  await main
    .getByRole('link', { name: / \d+ items?$/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/categories\/.+\/.+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electronics');
  await main.getByRole('link', { name: /^All of Electronics/ }).click();
  await expect(page).toHaveURL(/\/en\/c\/electronics$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the levels of categories are links', async ({ page }) => {
    await page.goto('/en');
    await page
      .getByRole('navigation', { name: 'Main' })
      .last()
      .getByRole('link', { name: 'Categories' })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Electronics/ })
      .click();
    await expect(page).toHaveURL(/\/en\/categories\/electronics$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electronics');
  });

  test('the filters open by their address, and their form applies them', async ({ page }) => {
    await page.goto('/en/c/electronics');
    await opener(page).click();
    const form = page.locator('form#filters');
    await expect(form).toBeVisible();
    await form.getByRole('checkbox').first().check();
    await form.getByRole('button', { name: 'Show items' }).click();
    await expect(page).toHaveURL(/\?f\./);
    await expect(page.locator('form#filters')).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  /** A finger goes down on the head of the sheet and moves by so many pixels. */
  const draw = async (page: Page, by: number): Promise<void> => {
    const devtools = await page.context().newCDPSession(page);
    const box = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 8; step += 1) {
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: y + (by * step) / 8 }],
      });
      // Slowly: only the distance counts.
      await page.waitForTimeout(40);
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  };

  test('R-MOD-06: a sheet swiped down closes, and swiped a little returns; the page stays', async ({
    page,
  }) => {
    await page.goto('/en/c/electronics');
    await hydrated(page);
    await addableCard(page).getByRole('button').click();
    const cart = page.getByRole('dialog');
    await expect(cart.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    const stands = async () => Math.round((await cart.boundingBox())?.y ?? -1);
    let place = -1;
    // Until it no longer moves: the sheet comes up, and its content may still grow by a line.
    await expect(async () => {
      place = await stands();
      await page.waitForTimeout(300);
      expect(await stands()).toBe(place);
    }).toPass();
    await draw(page, 40);
    await expect.poll(async () => Math.abs((await stands()) - place)).toBeLessThan(10);
    await draw(page, 200);
    await expect(cart).toHaveCount(0);
    await expect(page).toHaveURL(/\/c\/electronics$/);
  });
});
