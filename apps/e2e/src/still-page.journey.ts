import type { Page } from '@playwright/test';
import { mustNotHaveShifted, watchShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';
import { addableCard } from './steps.ts';

const LATE_MS = 600;
/** Fonts that are not cached, and slow pictures. */
const slowDown = (page: Page) =>
  page.route(/\/img\/|\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => {});
  });

const mustStandStill = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async (ms) => new Promise((resolve) => setTimeout(resolve, ms)), LATE_MS);
  await mustNotHaveShifted(page, path);
};

for (const [width, height] of [
  [375, 800],
  [1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('home, listing and product have no layout shift while fonts and pictures are late @some-brands', async ({
      page,
    }) => {
      await page.goto('/en/c/electronics');
      const product = await addableCard(page).getByRole('heading').getByRole('link').getAttribute('href');
      await page.goto('/');
      // The brand's own language: its texts are longer than the English ones.
      const home = new URL(page.url()).pathname;
      await watchShifts(page);
      await slowDown(page);
      for (const path of [home, `${home}/c/electronics`, product ?? '']) await mustStandStill(page, path);
    });
  });
}

test('with reduced motion there are no animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '').slice(0, 80) : '',
        ),
    );
  for (const path of ['/en', '/en/c/electronics']) {
    await page.goto(path);
    expect(await moving(), path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
  await page.goto('/en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Log in/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(), 'a modal').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await moving(), 'a modal that was closed').toEqual([]);
});
