import { chromium, type Browser, type Page } from '@playwright/test';
import { browserLaunch } from '@shop/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunning } from './find-running.ts';
import { PAYLOADS } from '@shop/testing/script-payloads';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(browserLaunch);
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser.close());

const document = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;

test('there are more than 300 payloads, each once', () => {
  expect(PAYLOADS.length).toBeGreaterThan(300);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

test('a page that shows them unescaped is detected by nearly each of them', async () => {
  const missed: string[] = [];
  // A comment hides the following content in a page; it ends a text within a script.
  for (const payload of PAYLOADS.filter((one) => !one.startsWith('<!--')))
    if ((await findRunning(page, document(`<p title="${payload}">${payload}</p>`))).length === 0)
      missed.push(payload);
  // Those for templates, for scripts and for other encodings are plain text in a page.
  expect(missed.length).toBeLessThan(30);
});

test('a page that escapes them, with its own scripts and data, is clean', async () => {
  const escaped = PAYLOADS.map((payload) =>
    payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  );
  const own = `<script type="module" src="/assets/entry.js"></script><script type="application/json">{"a":"\\u003cscript>"}</script>
    <img src="data:image/svg+xml,x"><a href="mailto:help@lt.nordport.example">x</a><iframe sandbox="allow-popups" srcdoc="x"></iframe>`;
  expect(
    await findRunning(page, document(own + escaped.map((one) => `<p title="${one}">${one}</p>`).join(''))),
  ).toEqual([]);
});
