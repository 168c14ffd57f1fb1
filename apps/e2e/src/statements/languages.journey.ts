import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const storedLocale = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => /locale/.test(name))?.value;

/** The footer's list of languages: plain links, so that they work without scripts. */
const languageLink = (page: Page, title: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: title });

test('R-LOC-08: an address in another language than the stored one changes the stored one', async ({
  page,
}) => {
  await page.goto('/lv/cart');
  await expect.poll(() => storedLocale(page)).toBe('lv');
  await page.goto('/ee/cart');
  await expect.poll(() => storedLocale(page)).toBe('ee');
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/ee\/cart$/);
});

test('R-LOC-09: the server is notified of a new language, and the page does not wait for it', async ({
  page,
}) => {
  await page.goto('/en');
  await ready(page);
  let told: unknown;
  let answered = false;
  await page.route('**/api/locale/change', async (route) => {
    told = route.request().postDataJSON();
    await new Promise((resolve) => setTimeout(resolve, 900));
    answered = true;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/lv/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ready(page);
  await expect.poll(() => told).toEqual({ newLocale: 'lv' });
  expect(answered, 'the page stood before the answer came').toBe(false);
});

test('R-LOC-15: another language shows categories and offers in that language', async ({ page }) => {
  await page.goto('/en');
  const names = (path: string) => page.locator(`a[href="${path}"]`).first().textContent();
  const english = await names('/en/c/electronics');
  await page.goto('/lt');
  const lithuanian = await names('/lt/c/electronics');
  expect(english).toContain('Electronics');
  expect(lithuanian).toContain('Elektronika');
  const offer = page.locator('a[href^="/lt/dealzone?f.flag_ids="]').first();
  const inLithuanian = await offer.innerText();
  const to = (await offer.getAttribute('href'))!.replace('/lt/', '/ee/');
  await page.goto('/ee');
  expect(await page.locator(`a[href="${to}"]`).first().innerText()).not.toBe(inLithuanian);
});

const sortOf = (page: Page) => new URL(page.url()).searchParams.get('sort');

test('R-SRT-10: another language drops the sort of a listing without a search term', async ({ page }) => {
  await page.goto('/en/c/electronics?sort=1');
  await ready(page);
  await languageLink(page, 'Lietuvių').click();
  await expect(page).toHaveURL(/\/lt\/c\/electronics/);
  expect(sortOf(page)).toBeNull();
  await expect(page.getByRole('main').locator('select[name="sort"]').first()).toHaveValue(/^3$|^$/);
});

test('R-SRT-11: another language keeps the sort of a search', async ({ page }) => {
  await page.goto('/en/search?s=watch&sort=1');
  await ready(page);
  await languageLink(page, 'Lietuvių').click();
  await expect(page).toHaveURL(/\/lt\/search\?/);
  expect(sortOf(page)).toBe('1');
  await expect(page.getByRole('main').locator('select[name="sort"]').first()).toHaveValue('1');
});

test('R-CUR-05 and R-STO-01: the chosen currency’s id is kept on the device', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await expect(page.getByRole('main')).toContainText('€');
  await page.getByRole('contentinfo').getByRole('button', { name: 'USD' }).click();
  await expect(page.getByRole('article').first()).toContainText('$');
  const kept = (await page.context().cookies()).find(({ name }) => /currency/.test(name));
  expect(kept?.value).toBe('2');
  await page.goto('/en/marketplace');
  await expect(page.getByRole('article').first()).toContainText('$');
});

test('R-CFG-10: the store’s settings come with the first page, and no page requests them again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/store-config')) asked.push(request.url());
  });
  await page.goto('/en');
  await ready(page);
  const state = await page.locator('script[type="application/json"]').first().textContent();
  expect(state).toContain('conversionCurrency');
  await page.locator('a[href="/en/cart"]').first().click();
  await page.goBack();
  expect(asked).toEqual([]);
});
