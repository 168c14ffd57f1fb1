import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { addableCard, askFrom } from '../steps.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
/** The results, without the similar goods. */
const cards = (page: Page) => page.locator('main article:not([aria-label="You may also like"] article)');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

test('R-LST-03: the breadcrumbs of a category begin at all categories', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await expect(crumbs(page).getByRole('link').first()).toHaveText('All categories');
  await expect(crumbs(page).getByRole('link').first()).toHaveAttribute('href', '/en/marketplace');
});

test('R-LST-04: the breadcrumbs of an offer begin at all offers', async ({ page }) => {
  await page.goto('/en');
  await page.goto((await page.locator('a[href^="/en/dealzone?f.flag_ids="]').first().getAttribute('href'))!);
  await expect(crumbs(page).getByRole('listitem').first()).toHaveText('All offers');
});

test('R-CAT-05: an offer shows pictures of the goods that are found for it', async ({ page }) => {
  await page.goto('/en');
  const offer = page.locator('a[href^="/en/dealzone?f.flag_ids="]').first();
  const shown = await offer.locator('img').first().getAttribute('src');
  await page.goto((await offer.getAttribute('href'))!);
  // The recipe of a picture is the part of its address behind the preset.
  const recipes = await cards(page)
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map(
        (picture) => picture.getAttribute('src')!.split('/').at(-1)!.split('@')[0]!.split('.webp')[0]!,
      ),
    );
  expect(recipes.some((recipe) => shown!.includes(recipe.split('.').slice(0, 3).join('.')))).toBe(true);
});

test('R-QRY-01: f.manufacturer and f.discount_percentage filter what is listed', async ({ page }) => {
  await page.goto('/en/c/electronics');
  const box = page.locator('input[name="f.manufacturer"]').first();
  const slug = await box.getAttribute('value');
  const name = (
    await page.locator(`label:has(input[name="f.manufacturer"][value="${slug}"])`).first().innerText()
  )
    .split('\n')[0]!
    .trim();
  await page.goto(`/en/c/electronics?f.manufacturer=${slug}`);
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const text of await cards(page).allTextContents()) expect(text).toContain(name);

  await page.goto('/en/c/electronics?f.discount_percentage=20-60');
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const text of await cards(page).allTextContents()) {
    const percent = Number(/[−-](\d+)\s?%/.exec(text)?.[1]);
    expect(percent, text).toBeGreaterThanOrEqual(20);
    expect(percent, text).toBeLessThanOrEqual(60);
  }
});

test('R-QRY-06: s carries the term, and searchText becomes s', async ({ page }) => {
  await page.goto('/en/search?s=watch');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('watch');
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.goto('/en/search?searchText=watch');
  await expect(page).toHaveURL('/en/search?s=watch');
  await expect(page.getByRole('searchbox').first()).toHaveValue('watch');
});

test('R-QRY-02: productVariant shows that variant', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await ready(page);
  const product = new URL(page.url()).pathname;
  const { answer } = await askFrom(page, '/api/product/fetch', {
    slug: product.split('/').at(-1),
    locale: 'en',
    queryKey: 'us',
  });
  const { variants } = (answer as { product: { variants: { id: number; sku: string }[] } }).product;
  for (const { id, sku } of variants.slice(-2)) {
    await page.goto(`${product}?productVariant=${id}`);
    await expect(page.getByRole('main')).toContainText(sku);
  }
});

test('on a wide screen the back button goes through several filters one by one, and forward again', async ({
  page,
}) => {
  await page.goto('/en/c/electronics');
  await ready(page);
  const boxes = page.locator('form#filters').getByRole('checkbox');
  const found = page
    .getByRole('main')
    .getByText(/^[\d,]+ items?$/)
    .first();
  type State = { at: string; checked: string[]; found: string };
  const stateOf = async (): Promise<State> => ({
    at: new URL(page.url()).search,
    checked: await boxes.evaluateAll((all) =>
      all.flatMap((box) =>
        (box as HTMLInputElement).checked ? [`${box.getAttribute('name')}=${box.getAttribute('value')}`] : [],
      ),
    ),
    found: await found.innerText(),
  });
  const steps: State[] = [await stateOf()];
  for (const at of [0, 1, 2]) {
    const before = { url: page.url(), found: await found.innerText() };
    await boxes.nth(at).press('Space');
    await expect(page).not.toHaveURL(before.url);
    await expect(found).not.toHaveText(before.found);
    await expect.poll(async () => (await stateOf()).checked.length).toBe(at + 1);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    steps.push(await stateOf());
  }
  expect(new Set(steps.map(({ at }) => at)).size).toBe(4);
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(stateOf).toEqual(step);
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expect.poll(stateOf).toEqual(step);
  }
});
