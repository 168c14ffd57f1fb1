import { test as base } from '@playwright/test';
import { readMessageIds, watchMessageIds } from './message-keys.ts';
import { expect } from './shop.ts';

const [id = ''] = readMessageIds();

/** Pages that are wrong on purpose: no other watch runs on these visits. */
for (const javaScriptEnabled of [true, false])
  base.describe(`a message id shown ${javaScriptEnabled ? '' : 'without scripts '}is reported`, () => {
    base.use({ javaScriptEnabled });

    for (const [where, html] of [
      ['in a text', `<p>Total: ${id}</p>`],
      ['in the title', `<title>${id} | Shop</title>`],
      ['in what is heard', `<a href="/" aria-label="${id}">x</a>`],
      ['in a placeholder', `<input placeholder="${id}">`],
    ] as const)
      base(where, async ({ page }) => {
        const told: string[] = [];
        page.on('console', (message) => told.push(message.text()));
        await watchMessageIds(page, javaScriptEnabled);
        await page.route('**/wrong', (route) => route.fulfill({ contentType: 'text/html', body: html }));
        await page.goto('/wrong');
        await expect.poll(() => told.join()).toContain(`message id shown: ${id}`);
      });
  });

base('a message’s id that comes later is reported, and the state of a page is not', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await watchMessageIds(page, true);
  const body = `<script type="application/json">{"${id}":1}</script><p>shop.example.com</p>`;
  await page.route('**/wrong', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/wrong');
  await page.evaluate((text) => (document.title = text), 'Words');
  expect(told).toEqual([]);
  await page.evaluate((text) => document.body.setAttribute('title', text), id);
  await expect.poll(() => told.join()).toContain(`message id shown: ${id}`);
});
