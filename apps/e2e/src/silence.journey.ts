import type { Page } from '@playwright/test';
import { openSecondServer } from './second-server.ts';
import { expect, test } from './shop.ts';
import { addableCard, CARDS, chooseDelivery, orderByCard, payWith } from './steps.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Requests to it stay open without an answer; the returned function ends them. */
const silence = async (page: Page, address: string | RegExp) => {
  const over = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await over.promise;
    await route.abort().catch(() => {});
  });
  return over.resolve;
};

test('pictures, suggestions and third-party reports that never answer delay no purchase', async ({
  page,
  baseURL,
  faults,
}) => {
  test.slow();
  const reporting = await openSecondServer(baseURL ?? '', 4322, {
    SENTRY_BROWSER_DSN: 'https://key@reports.example/1',
  });
  const speak = await silence(page, /\/img\/|\/api\/search\/|reports\.example/);
  try {
    // The shop's own host, to which the provider redirects.
    const at = reporting.at.replace('127.0.0.1', new URL(baseURL ?? '').hostname);
    await page.goto(`${at}/en/c/electronics`, { waitUntil: 'commit' });
    await ready(page);
    await page.getByRole('banner').getByRole('searchbox').fill('headph');
    await addableCard(page).getByRole('button').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).click();
    // Not the load event: it waits for the pictures.
    await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
    await expect(page.getByRole('button', { name: /^Continue to payment/ })).toBeVisible();
    await page.goto(`${at}/en/cart`, { waitUntil: 'commit' });
    await chooseDelivery(page, { email: `silence-${Date.now()}@example.com` });
    await orderByCard(page);
    await payWith(page, CARDS.success);
    await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  } finally {
    speak();
    await reporting.close();
  }
  faults.splice(0);
});

test('a page whose call is answered 504 says that the shop is unavailable, and reloads automatically afterwards', async ({
  page,
  faults,
}) => {
  await page.goto('/en');
  await ready(page);
  const isListing = /\/api\/search\/searchForCategoryItems/;
  await page.route(isListing, (route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  const said = page.getByRole('heading', { level: 1 });
  await expect(said).toHaveText('The shop is temporarily unavailable');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(isListing);
  await expect(page.getByRole('article').first()).toBeVisible();
  faults.splice(0);
});

test('a form that is answered 504 keeps typed text, says so, and can be submitted again', async ({
  page,
  faults,
}) => {
  await page.goto('/en/register');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ona');
  await main.getByLabel('Last name').fill('Petraitė');
  await main.getByLabel('E-mail').fill('ona-504@shopper.example');
  await main.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 504, body: 'Gateway Timeout' }));
  await main.getByRole('button', { name: 'Create an account' }).click();
  await expect(main.getByText('The shop could not be reached')).toBeVisible();
  await expect(main.getByLabel('E-mail')).toHaveValue('ona-504@shopper.example');
  await expect(main.getByLabel('Last name')).toHaveValue('Petraitė');
  faults.splice(0);
});
