import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { addableCard, chooseDelivery, DEMO_CLIENT, findProduct, logIn, putIntoCart } from '../steps.ts';

const main = (page: Page) => page.getByRole('main');
const CHECKOUT = /\/en\/checkout\/[\w-]{22}$/;

/** The page's calls about the end of a checkout and about the cart, in order. */
const watch = (page: Page) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/api\/(checkout\/invalidate|cart\/fetch)/.test(pathname))
      asked.push(pathname.includes('invalidate') ? 'invalidate' : 'cart');
  });
  return asked;
};

const toCheckout = async (page: Page): Promise<string> => {
  await putIntoCart(page, await findProduct(page));
  await main(page).getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.getByRole('button', { name: /^Continue to payment/ })).toBeVisible();
  return new URL(page.url()).pathname;
};

test('R-CHO-03 and R-CHO-07: leaving the checkout ends it, and then fetches the cart again', async ({
  page,
}) => {
  const checkout = await toCheckout(page);
  const asked = watch(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(CHECKOUT);
  await expect.poll(() => asked[0]).toBe('invalidate');
  await page.goto('/en/cart');
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  // The session has ended: its address redirects to the cart, and a new checkout gets another.
  await main(page).getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page).toHaveURL(CHECKOUT);
  expect(new URL(page.url()).pathname).not.toBe(checkout);
});

test('R-CHO-07: a checkout that could not be ended leaves the cart as it is', async ({ page, faults }) => {
  await toCheckout(page);
  await page.route('**/api/checkout/invalidate/**', (route) =>
    route.fulfill({
      status: 409,
      json: { status: false, message: 'checkout.payment_in_flight', errors: {} },
    }),
  );
  const asked = watch(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => asked[0]).toBe('invalidate');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['invalidate']);
  expect(faults.splice(0).every((fault) => fault.includes('409'))).toBe(true);
});

test('R-CHO-05: going back from the delivery step leads to the cart', async ({ page }) => {
  await toCheckout(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/cart/);
  await expect(main(page).getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
});

test('R-CRT-14: a shopper switches between air and sea, and the total follows', async ({ page }) => {
  await putIntoCart(page, await findProduct(page));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const total = async () =>
    /Total (\S[\d.,]+)/.exec((await main(page).innerText()).replace(/\s+/g, ' '))?.[1];
  const ways = main(page).getByRole('group', { name: 'Shipping method' });
  const [air, sea] = [
    ways.getByRole('button', { name: /^By air/ }),
    ways.getByRole('button', { name: /^By sea/ }),
  ];
  await expect(air).toHaveAttribute('aria-pressed', 'true');
  const byAir = await total();
  expect(byAir).toBeDefined();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/shipping-method'));
  await sea.click();
  await expect(sea).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(total).not.toBe(byAir);
  const bySea = await total();
  await saved;
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(sea).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(total).toBe(bySea);
  await air.click();
  await expect.poll(total).toBe(byAir);
});

test('R-SCO-08: balance and several providers are offered side by side', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  await putIntoCart(page, await findProduct(page));
  await chooseDelivery(page, { hasAddress: true });
  for (const name of [/^Card/, /^PayPal/, /^Bank link/])
    await expect(page.getByRole('radio', { name })).toBeAttached();
  await expect(page.getByRole('checkbox', { name: /Use my balance/ })).toBeAttached();
});

test('R-CHO-04: entering the checkout again with another cart ends the purchase in progress', async ({
  page,
}) => {
  const first = await toCheckout(page);
  const tab = await page.context().newPage();
  await tab.goto('/en/c/electronics');
  await tab.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await addableCard(tab)
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .click();
  await expect(tab.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await tab.goto('/en/checkout');
  await expect(tab).toHaveURL(CHECKOUT);
  expect(new URL(tab.url()).pathname).not.toBe(first);
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(first);
});
