import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { expect, unwatched as test } from './shop.ts';

const CARDS = Array.from({ length: 24 }, (_, at) => `<li class="card"><b>Lamp ${at}</b><i>€${at}</i></li>`);

const show = (page: Page, style: string, cards = CARDS) =>
  page.setContent(`<!doctype html><html lang="en"><title>Lamps</title>
    <style>h1, b, i { color: #222; } @media (prefers-color-scheme: dark) { body { background: #111; } h1, b, i { color: #eee; } }
    ${style}</style><main><h1>Lamps</h1><ul>${cards.join('')}</ul></main></html>`);

const FAINT: readonly (readonly [what: string, style: string])[] = [
  ['all names', 'b { color: #ddd; } @media (prefers-color-scheme: dark) { b { color: #333; } }'],
  ['one name among alike ones', '.card:nth-child(9) b { color: #999; background: #888; }'],
  ['a name on another ground', '.card:nth-child(9) { background: #888; } b { color: #999 !important; }'],
  ['one price, because of its ground', '.card:nth-child(9) i { background: #888; color: #777; }'],
];

for (const [what, style] of FAINT)
  test(`a faint text is found in light and dark: ${what}`, async ({ page }) => {
    await show(page, style);
    expect(await findBarriers(page)).toEqual([expect.stringContaining('color-contrast')]);
    expect(await findBarriersInDark(page)).toEqual([expect.stringContaining('color-contrast')]);
  });

test('clear texts are no findings, and a part of a page is checked by itself', async ({ page }) => {
  await show(page, '.card:nth-child(9) b { color: #999; background: #888; }');
  expect(await findBarriersInDark(page, 'h1')).toEqual([]);
  await show(page, '');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findBarriersInDark(page)).toEqual([]);
});
