import { expect, unwatched as test } from './shop.ts';
import { findUnreached } from './tab-through.ts';

const LINKS = Array.from({ length: 20 }, (_, at) => `<a href="#${at}">Page ${at}</a>`).join('');

test('Tab reaches every control of a page, and one group of radio buttons by one of them', async ({
  page,
}) => {
  await page.setContent(
    `${LINKS}<input type="radio" name="way" checked><input type="radio" name="way"><button disabled>Buy</button>`,
  );
  expect(await findUnreached(page)).toEqual([]);
});

test('a control that Tab jumps over is found', async ({ page }) => {
  await page.setContent(`${LINKS}`);
  await page.evaluate(() => {
    const [seventh, , ninth] = [...document.querySelectorAll('a')].slice(7);
    seventh?.addEventListener('keydown', (event) => {
      event.preventDefault();
      ninth?.focus();
    });
  });
  expect(await findUnreached(page)).toEqual([expect.stringContaining('Page 8')]);
});

test('a control that keeps the focus is found', async ({ page }) => {
  await page.setContent(LINKS);
  await page.evaluate(() =>
    document.querySelector('a')?.addEventListener('keydown', (event) => event.preventDefault()),
  );
  expect(await findUnreached(page)).toEqual([expect.stringMatching(/^the focus does not come out/)]);
});
