import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

test('R-ERS-01: a page whose code cannot be loaded tells of a new version, and Refresh loads it again', async ({
  page,
  faults,
}) => {
  await page.goto('/en');
  await ready(page);
  await page.route(/cart-page[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop has been updated');
  await expect(page.getByRole('main')).toContainText('Refresh the page to continue with the new version.');
  await page.unroute(/cart-page[^/]*\.js$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i);
  faults.splice(0);
});

test('R-ERS-04 and R-ERS-05: a failed page shows no JSON and no stack, and the footer says the year', async ({
  page,
  faults,
}) => {
  const answer = await page.goto('/en/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('pre')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);
  const year = String(new Date().getFullYear());
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  faults.splice(0);
});

test('R-NET-06: the page asks from time to time which build is in service', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en');
  await ready(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/builds/latest.json') asked.push(asked.length);
  });
  // A call under way would be out of time at once when the clock is moved.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('05:10');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('05:10');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
});
