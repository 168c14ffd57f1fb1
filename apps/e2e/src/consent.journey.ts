import type { BrowserContext } from '@playwright/test';
import { expect, test } from './shop.ts';

test.use({ hasAnswered: false });

const given = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'shop_consent');
const lettersOf = async (context: BrowserContext) => (await given(context))?.value.split('.')[1];

const DAY_S = 24 * 60 * 60;

test('consent is given in place, remembered for six months, and withdrawn from the footer', async ({
  page,
  context,
}) => {
  await page.goto('/en/c/electronics');
  const question = page.getByRole('region', { name: 'Cookies' });
  const answers = question.locator('button, a[href*="/consent"]');
  const widths = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(widths.map(Math.round)).size).toBe(1);

  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const field = page.getByRole('searchbox').first();
  await field.fill('lamp');
  await question.getByRole('button', { name: 'Allow all' }).click();
  await expect(question).toHaveCount(0);
  // The page was not left.
  await expect(field).toHaveValue('lamp');
  await expect.poll(() => lettersOf(context)).toBe('psm');
  const days = ((await given(context))!.expires - Date.now() / 1000) / DAY_S;
  expect(Math.round(days)).toBe(183);

  await page.reload();
  await expect(question).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Advertising' })).toBeChecked();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
  await expect.poll(() => lettersOf(context)).toBe('n');
});

test('the question covers no page at its end, and nothing moves when it is answered', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/en/c/electronics');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const question = page.getByRole('region', { name: 'Cookies' });
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await question.getByRole('button', { name: 'Only necessary' }).click();
  await expect(question).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});

test('a browser with Global Privacy Control is not asked, and nothing is allowed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'sec-gpc': '1' },
  });
  const page = await context.newPage();
  await page.goto('/en/c/electronics');
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  expect(await given(context)).toBeUndefined();
  await page.goto('/en/consent');
  await expect(page.getByText('Global Privacy Control')).toBeVisible();
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('consent is refused, given and withdrawn by plain forms', async ({ page, context }) => {
    await page.goto('/lt/c/electronics?sort=1');
    const question = page.getByRole('region', { name: 'Slapukai' });
    await question.getByRole('button', { name: 'Tik būtinieji' }).click();
    await expect(page).toHaveURL(/\/lt\/c\/electronics\?sort=1$/);
    await expect(question).toHaveCount(0);
    await expect.poll(() => lettersOf(context)).toBe('n');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Slapukų nustatymai' }).click();
    await page.getByRole('checkbox', { name: 'Statistika' }).check();
    await page.getByRole('button', { name: 'Išsaugoti pasirinkimą' }).click();
    await expect(page.getByRole('checkbox', { name: 'Statistika' })).toBeChecked();
    await expect.poll(() => lettersOf(context)).toBe('s');

    await page.getByRole('checkbox', { name: 'Statistika' }).uncheck();
    await page.getByRole('button', { name: 'Išsaugoti pasirinkimą' }).click();
    await expect(page.getByRole('checkbox', { name: 'Statistika' })).not.toBeChecked();
    await expect.poll(() => lettersOf(context)).toBe('n');
  });
});
