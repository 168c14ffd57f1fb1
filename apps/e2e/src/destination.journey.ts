import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, chooseCheapestDelivery } from './steps.ts';

const menuIn = (page: Page): Locator =>
  page.getByRole('main').locator('details', { hasText: 'Deliver to:' }).first();
const said = (page: Page): Locator => menuIn(page).locator('summary');

const choose = async (page: Page, name: string): Promise<void> => {
  await said(page).click();
  await menuIn(page).getByRole('button', { name, exact: true }).click();
};

/**
 * Estonia where the brand ships there, else the brand's only country; by sea. Returns a postcode of Estonia.
 */
const chooseAnother = async (page: Page): Promise<string | undefined> => {
  const isOffered =
    (await menuIn(page).getByRole('button', { name: 'Estonia', includeHidden: true }).count()) > 0;
  const country = isOffered ? 'Estonia' : 'United Arab Emirates';
  if (isOffered) {
    await choose(page, country);
    await expect(said(page)).toContainText(`${country}, by air`);
  }
  await choose(page, 'By sea');
  await expect(said(page)).toContainText(`${country}, by sea`);
  return isOffered ? '10111' : undefined;
};

/** The first sum of money after a text. */
const sumIn = async (place: Locator, word = ''): Promise<string> => {
  const text = (await place.textContent()) ?? '';
  return new RegExp(`${word}.*?((?:€|AED\\s?)[\\d,]+\\.\\d\\d)`, 's').exec(text)?.[1] ?? 'no sum';
};

const priceOfProduct = (page: Page): Promise<string> =>
  sumIn(page.getByText('at your door by sea, all paid', { exact: true }).locator('..'));

const totalBeside = (page: Page): Promise<string> =>
  sumIn(page.getByRole('main').locator('aside', { hasText: 'Total' }).last(), 'Total');

for (const [screen, viewport] of [
  ['a wide screen', { width: 1280, height: 900 }],
  ['a phone', { width: 375, height: 800 }],
] as const)
  test.describe(`without scripts on ${screen}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('@some-brands listing, product, cart and checkout agree on the price of the market and method chosen', async ({
      page,
    }) => {
      // About ten pages, each a full page load.
      test.slow();
      await page.goto('/en/c/electronics');
      const postcode = await chooseAnother(page);
      await expect(page).toHaveURL(/\/en\/c\/electronics$/);
      const name = (await addableCard(page).getByRole('heading').textContent()) ?? '';
      const card = page.getByRole('article').filter({ hasText: name }).first();
      const cardText = (await card.textContent()) ?? '';
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const price = await priceOfProduct(page);
      expect(cardText).toContain(price);

      await page.reload();
      expect(await priceOfProduct(page)).toBe(price);
      await page.goBack();
      await expect(said(page)).toContainText('by sea');
      await page.goForward();
      expect(await priceOfProduct(page)).toBe(price);

      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page).toHaveURL(/\/en\/cart/);
      await expect(said(page)).toContainText('by sea');
      expect(await totalBeside(page)).toBe(price);

      await chooseCheapestDelivery(page, { email: `market-${Date.now()}@example.com`, postcode });
      await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
      expect(await totalBeside(page)).toBe(price);
    });
  });

test('with scripts a listing changes its prices in place, and product and reload keep them', async ({
  page,
}) => {
  await page.goto('/en/c/electronics');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const before = await addableCard(page).textContent();
  await page.evaluate(() => (document.body.dataset['sameDocument'] = 'yes'));
  await chooseAnother(page);
  await expect.poll(() => addableCard(page).textContent()).not.toBe(before);
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
  const name = (await addableCard(page).getByRole('heading').textContent()) ?? '';
  const after = await addableCard(page).textContent();

  await addableCard(page).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const price = await priceOfProduct(page);
  expect(after).toContain(price);
  await page.reload();
  await expect.poll(() => priceOfProduct(page)).toBe(price);
});

test('another address at checkout changes the market of the shop', async ({ page }) => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.goto('/en/cart');
  await expect(said(page)).toContainText('Lithuania');
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  const byAir = page.locator('label', { hasText: 'By air' }).first();
  const before = await byAir.textContent();
  await page.getByLabel('Country').selectOption({ label: 'Estonia' });
  await expect(byAir).not.toHaveText(before ?? '');
  await page.goto('/en/cart');
  await expect(said(page)).toContainText('Estonia');
});
