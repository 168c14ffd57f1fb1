import type { Page } from '@playwright/test';
import { aVisitor } from './by-call.ts';
import { expect, test } from './shop.ts';
import { logInAtOffice, officeOf } from './office-steps.ts';

// Pages of the office have no scripts.
test.use({ javaScriptEnabled: false });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const done = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();

test('a page is written, previewed, published, seen at the shop within a second, and restored', async ({
  page,
  baseURL,
}) => {
  const office = officeOf(baseURL);
  const slug = `harbour-news-${Date.now()}`;
  await logInAtOffice(page, office, 'content');

  await page.goto(`${office}/content`);
  const form = page.locator('details').filter({ hasText: 'New page' });
  await form.getByText('New page').click();
  await form.getByLabel('Address', { exact: true }).fill(slug);
  await form.getByLabel('Title in English').fill('News of the harbour');
  await form.getByLabel('Summary for lists and search engines').fill('What is new.');
  await form.getByRole('button', { name: 'Write a draft' }).click();

  await page.getByLabel('New block').selectOption('steps');
  await press(page, 'Add');
  await page.getByRole('textbox', { name: 'Steps' }).fill('Order\nChoose goods.\n\nPay\nBy card.');
  await page.getByRole('button', { name: 'Up: 2. Steps' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1. Steps' })).toBeVisible();
  await page.getByLabel('Paragraphs').fill('See **all** [the ways](/delivery).');
  await press(page, 'Save draft');
  await done(page);

  await page.getByRole('link', { name: 'Publish, preview and history' }).click();
  await page.getByLabel('Shop').selectOption('lt');
  await press(page, 'Make a preview');
  const preview = (await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? '';
  const reader = await aVisitor(baseURL);
  const answer = await reader.get(new URL(preview).pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('This is a preview of a draft.');
  expect(html).toContain('News of the harbour');
  expect(html).toMatch(/<meta[^>]+noindex/);
  const statusOf = async () => (await reader.get(`/en/${slug}`)).status();
  await expect.poll(statusOf).toBe(404);

  await press(page, 'Publish');
  await done(page);
  const titleAt = async () => /<h1[^>]*>([^<]*)</.exec(await (await reader.get(`/en/${slug}`)).text())?.[1];
  await expect.poll(titleAt, { timeout: 1_000, intervals: [100] }).toBe('News of the harbour');

  await page.goto(`${office}/content/text/en/page/${slug}`);
  await page.getByLabel('Title', { exact: true }).fill('Old news');
  await press(page, 'Save draft');
  await done(page);
  await page.getByRole('link', { name: 'Publish, preview and history' }).click();
  await press(page, 'Publish');
  await done(page);
  await expect.poll(titleAt, { timeout: 1_000, intervals: [100] }).toBe('Old news');

  await page.getByRole('link', { name: '1', exact: true }).click();
  await press(page, 'Restore this text');
  await done(page);
  await expect.poll(titleAt, { timeout: 1_000, intervals: [100] }).toBe('News of the harbour');
});
