import { expect, test } from './shop.ts';

/** Slightly above the values of the demo data: 1,484 elements and 116 kB. */
const MOST_ELEMENTS = 1_560;
const MOST_BYTES = 120_000;

test('a listing of 48 has a bounded number of elements and bytes of HTML', async ({ page }) => {
  const answer = await page.goto('/en/c/electronics');
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  const sizes = await page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    return { cards: sent.querySelectorAll('article').length, elements: sent.querySelectorAll('*').length };
  }, html.toString());
  expect(sizes.cards).toBe(48);
  expect(sizes.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  expect(html.byteLength).toBeLessThanOrEqual(MOST_BYTES);
});
