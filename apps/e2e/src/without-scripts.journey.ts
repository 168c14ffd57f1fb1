import { expect, test } from './shop.ts';
import { addableCard, CARDS, chooseDelivery, orderByCard, payWith } from './steps.ts';

test.use({ javaScriptEnabled: false });

test('without scripts a shopper searches, filters, buys and pays', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('search').first().getByRole('searchbox').fill('headphones');
  await page.getByRole('search').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/search\?s=headphones/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/cart/);
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');

  await chooseDelivery(page, { email: `plain-${Date.now()}@example.com` });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
});

test('without scripts a missing field is named, and typed text is kept', async ({ page, faults }) => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.getByLabel('City', { exact: true }).fill('Panevėžys');
  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('Please check these fields');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Panevėžys');
  // Chromium itself reports the document's status as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('without scripts a 404 page has the same frame as with scripts', async ({ page, faults }) => {
  await page.goto('/en/no/such/page');
  // An SVG without its styles is as wide as the screen.
  const drawing = await page.getByRole('main').locator('svg').first().boundingBox();
  expect(drawing?.width).toBeLessThan(400);
  // Chromium itself reports the document's status as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
});
