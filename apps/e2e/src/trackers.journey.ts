import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { acceptQuote, askForQuote } from './quote-steps.ts';
import { allow, told, watchCalls, type Told } from './told-trackers.ts';
import { CARDS, chooseDelivery, findProduct, orderByCard, payWith, putIntoCart } from './steps.ts';

test.use({ hasAnswered: false });

const TRACKERS = ['dataLayer', 'pixel', 'email', 'retail'];
const guest = () => `tracked-${Date.now()}@example.com`;
const purchases = (all: readonly Told[]) =>
  all.filter(({ event }) => ['purchase', 'Purchase', 'Placed Order', 'trackTransaction'].includes(event));

const buy = async (page: Page, card: string = CARDS.success): Promise<void> => {
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, { email: guest() });
  await orderByCard(page);
  await payWith(page, card);
};

test('R-ANA-01 R-ANA-04 R-ANA-05 with consent, a purchase is told to the four trackers, once each, in dollars', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  await buy(page);
  await expect(page).toHaveURL(/\/en\/success\//);
  await expect.poll(() => purchases(calls).length).toBe(4);
  expect(new Set(calls.map(({ tracker }) => tracker))).toEqual(new Set(TRACKERS));
  for (const event of ['add_to_cart', 'view_cart', 'begin_checkout', 'add_payment_info', 'purchase'])
    expect(told(calls, 'dataLayer', event).length, event).toBeGreaterThan(0);
  expect(told(calls, 'dataLayer', 'begin_checkout')).toHaveLength(1);
  expect(told(calls, 'dataLayer', 'marketplace_payment_success')).toHaveLength(1);
  const [purchase] = told(calls, 'dataLayer', 'purchase');
  expect(purchase?.call).toMatchObject({
    event_id: expect.stringMatching(/^purchase\.qu\d+$/),
    ecommerce: { currency: 'USD', transaction_id: expect.stringMatching(/^qu\d+$/) },
  });
  const number = String((purchase?.call as { event_id: string }).event_id).replace('purchase.qu', 'QU');
  await expect(page.getByRole('main')).toContainText(number);

  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect.poll(() => told(calls, 'dataLayer', 'page_view').length).toBeGreaterThan(5);
  expect(purchases(calls)).toHaveLength(4);
  // Addresses of orders are secrets.
  for (const { call } of told(calls, 'dataLayer', 'page_view'))
    expect(JSON.stringify(call)).not.toMatch(/\/(?:success|confirm|payment|checkout)\/[\w-]{22}/);
});

test('R-ANA-05 a declined card is told for the marketplace, and the payment after it as a success', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  await buy(page, CARDS.decline);
  await expect(page).toHaveURL(/\/en\/payment\//);
  await expect.poll(() => told(calls, 'dataLayer', 'marketplace_payment_declined').length).toBe(1);
  await page.reload();
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await expect.poll(() => told(calls, 'dataLayer', 'marketplace_payment_success').length).toBe(1);
  expect(told(calls, 'dataLayer', 'marketplace_payment_declined')).toHaveLength(1);
  expect(told(calls, 'dataLayer', 'purchase')).toHaveLength(1);
});

test('with consent refused nothing is loaded and nothing is told', async ({ page }) => {
  const calls = watchCalls(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/dev\/trackers|start-tracking|googletagmanager|facebook|klaviyo|criteo/.test(request.url()))
      scripts.push(request.url());
  });
  await allow(page, 'Only necessary');
  await buy(page);
  await expect(page).toHaveURL(/\/en\/success\//);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);
  expect(calls).toEqual([]);
  expect(scripts).toEqual([]);
});

test('consent that is given late is told from there on, and a withdrawn one ends it', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/en/c/electronics');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/p\//);
  expect(calls).toEqual([]);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => told(calls, 'dataLayer', 'view_item').length).toBe(1);
  // What was seen before the consent stays untold.
  expect(told(calls, 'dataLayer', 'page_view')).toHaveLength(1);

  await page.goto('/en/consent');
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  calls.length = 0;
  await page.goto('/en/c/electronics');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);
  expect(calls).toEqual([]);
});

test('a tab that is closed at the provider’s page: the server tells the purchase, once', async ({
  page,
  context,
}) => {
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, { email: guest() });
  await orderByCard(page);
  const [number = ''] = /QU\d+/.exec(await page.locator('body').innerText()) ?? [];
  // The provider takes the money, and its way back is not followed: its report is all that the shop gets.
  await page.route('**/*', async (route) => {
    const asked = route.request();
    if (asked.method() !== 'POST') return route.continue();
    // Some machines do not resolve names under localhost.
    const to = new URL(asked.url());
    const headers = { ...asked.headers(), host: to.host };
    to.hostname = '127.0.0.1';
    await route.fetch({ url: to.href, headers, maxRedirects: 0 });
    return route.fulfill({ contentType: 'text/plain', body: 'paid' });
  });
  await payWith(page, CARDS.success);
  await expect(page.getByText('paid', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await page.close();
  const transaction = number.toLowerCase();
  const ofServer = async () => {
    const answer = await other.goto('/dev/trackers.json');
    const all = (await answer?.json()) as { source: string; tracker: string; event_id: string | null }[];
    return all
      .filter(({ source, event_id: id }) => source === 'server' && id === `purchase.${transaction}`)
      .map(({ tracker }) => tracker)
      .toSorted();
  };
  await expect.poll(ofServer, { timeout: 30_000 }).toEqual(['dataLayer', 'pixel']);
  expect(purchases(calls)).toEqual([]);
  await other.waitForTimeout(3_000);
  await expect.poll(ofServer).toEqual(['dataLayer', 'pixel']);
});

test('R-ANA-02 views of pages, searches that are typed or refined, and the link below the suggestions are told', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  const field = page.getByRole('searchbox').first();
  await field.fill('lamp');
  await field.press('Enter');
  await expect.poll(() => told(calls, 'dataLayer', 'search').length).toBe(1);
  await expect.poll(() => told(calls, 'pixel', 'Search').length).toBe(1);
  await page.goto('/en/search?s=lamp&sort=2');
  await expect.poll(() => told(calls, 'dataLayer', 'search_refined').length).toBe(1);

  await page.getByRole('searchbox').first().fill('black');
  // The field had another text, which is suggested for as soon as it has the focus.
  const more = page.getByRole('group', { name: /Suggestions/i }).locator('a[href*="/search?s=black"]');
  await more.click();
  await expect(page).toHaveURL(/\/search\?s=black/);
  await expect.poll(() => told(calls, 'dataLayer', 'search_show_more').length).toBe(1);
  await expect.poll(() => told(calls, 'dataLayer', 'page_view').length).toBeGreaterThan(3);
  expect(told(calls, 'dataLayer', 'search')).toHaveLength(1);
});

test('R-ANA-03 cards are told when they are seen, a product when its card is clicked and when it is shown', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  const seen = () =>
    told(calls, 'dataLayer', 'view_item_list').flatMap(
      ({ call }) => (call as { ecommerce: { items: { item_id: string }[] } }).ecommerce.items,
    );
  await expect.poll(() => seen().length).toBeGreaterThan(0);
  const before = seen().length;
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => seen().length).toBeGreaterThan(before);
  // Each card once.
  expect(new Set(seen().map(({ item_id }) => item_id)).size).toBe(seen().length);
  await page.getByRole('article').last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await expect.poll(() => told(calls, 'dataLayer', 'select_item').length).toBe(1);
  await expect.poll(() => told(calls, 'dataLayer', 'view_item').length).toBe(1);
  await expect.poll(() => told(calls, 'pixel', 'ViewContent').length).toBe(1);
});

test('R-ANA-05 R-ANA-06 R-ANA-07 R-STO-03 a quote is told when it is asked for, and each step of paying it once', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const calls = watchCalls(page);
  await allow(page, 'Allow all');
  await askForQuote(page, guest());
  await expect.poll(() => told(calls, 'dataLayer', 'quote_submit').length).toBe(1);
  expect(told(calls, 'pixel', 'Lead')).toHaveLength(1);
  await acceptQuote(page);
  const steps = [
    'quote_payment_view',
    'delivery_info_added',
    'payment_info_added',
    'pay_click',
    'quote_paid',
  ];
  await expect.poll(() => told(calls, 'dataLayer', 'delivery_info_added').length).toBe(1);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.decline);
  await expect(page).toHaveURL(/\/en\/payment\//);
  await expect.poll(() => told(calls, 'dataLayer', 'quote_payment_declined').length).toBe(1);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.success);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect.poll(() => told(calls, 'dataLayer', 'quote_paid').length).toBe(1);
  for (const step of steps) expect(told(calls, 'dataLayer', step), step).toHaveLength(1);
  expect(told(calls, 'dataLayer', 'quote_payment_success')).toHaveLength(1);
  expect(told(calls, 'dataLayer', 'purchase')).toHaveLength(1);
  const [paid] = told(calls, 'dataLayer', 'quote_paid');
  expect(paid?.call).toMatchObject({ currency: 'USD', paymentType: 'card', quoteId: expect.any(Number) });
  const { quoteId } = paid?.call as { quoteId: number };
  for (const step of ['delivery_set', 'payment_set', 'pay_clicked', 'payment_success'])
    expect(await page.evaluate((key) => localStorage.getItem(key), `shop_quote_${step}`), step).toBe(
      JSON.stringify([quoteId]),
    );
});
