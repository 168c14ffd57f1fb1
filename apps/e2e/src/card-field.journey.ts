import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { openEmulatedShop, type EmulatedShop } from './emulated-shop.ts';
import { CARDS, fillCard } from './fill-card.ts';
import { expect, test } from './shop.ts';
import { addableCard, chooseDelivery } from './steps.ts';

const PORT = 4390;

test.describe.configure({ mode: 'serial' });

let shop: EmulatedShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openEmulatedShop(PORT);
});
test.afterAll(async () => shop?.close());

/** Violations of the security policy, of all documents of the visit so far. */
const watchPolicy = async (page: Page): Promise<() => readonly string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  return () => violations;
};

/** From the listing to the payment step. */
const toPayment = async (page: Page): Promise<void> => {
  await page.goto(`${shop.at('lt')}/en/c/electronics`);
  await addableCard(page)
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  await page.goto(`${shop.at('lt')}/en/cart`);
  await chooseDelivery(page, { email: `field-${Date.now()}@example.com` });
};

const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to review/ });

/** The review; returns the sum to pay. */
const order = async (page: Page): Promise<string> => {
  await goOn(page).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  const button = page.getByRole('button', { name: /^Order and pay/ }).first();
  const amount = (await button.innerText()).replace('Order and pay ', '');
  await button.click();
  return amount;
};

const mustBePaid = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
};

const slugOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

const hundredths = (said: string): number =>
  Math.round(Number((/€([\d,]+\.\d\d)/.exec(said)?.[1] ?? '').replaceAll(',', '')) * 100);

test('a card is paid in the page, by the keyboard too, without a barrier and without a violation of the policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await toPayment(page);
  await fillCard(page, CARDS.good);
  expect(await findBarriers(page, 'main')).toEqual([]);
  expect(await findBarriersInDark(page, 'main')).toEqual([]);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/confirm\//);
  const button = page.getByRole('button', { name: /^Order and pay/ }).first();
  const amount = await button.innerText();
  await button.click();
  await mustBePaid(page);
  const books = await shop.books('stripe');
  expect(books.at(-1)).toMatchObject({ captured: hundredths(amount), refunded: 0 });
  expect(violations()).toEqual([]);
});

test('the policy is wider on the payment page only, which is loaded whole', async ({ page }) => {
  const documents = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || !response.url().startsWith(shop.at('lt'))) return;
    const [, , step = ''] = new URL(response.url()).pathname.split('/');
    documents.set(step, response.headers()['content-security-policy'] ?? '');
  });
  await toPayment(page);
  await fillCard(page, CARDS.good);
  expect(documents.get('payment')).toMatch(/frame-src [^;]*http:\/\/127\.0\.0\.1:/);
  expect(documents.get('cart')).not.toContain('127.0.0.1');
});

test('a mistyped number is not sent; a card without money is refused, and another one pays the same order', async ({
  page,
  faults,
}) => {
  const violations = await watchPolicy(page);
  await toPayment(page);
  const slug = slugOf(page);
  await fillCard(page, CARDS.mistyped);
  await goOn(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'card number' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/payment\//);

  const before = (await shop.books('stripe')).length;
  await fillCard(page, CARDS.withoutMoney);
  await order(page);
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}\?declined=insufficient_funds$/);
  await expect(page.getByRole('alert')).toContainText('not enough money');
  // The browser reports the refused call.
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(slugOf(page)).toBe(slug);

  await fillCard(page, CARDS.good);
  const amount = await order(page);
  await mustBePaid(page);
  const taken = (await shop.books('stripe')).slice(before);
  expect(taken.map(({ captured }) => captured)).toEqual([0, hundredths(amount)]);
  expect(violations()).toEqual([]);
});

test('a card with 3-D Secure is confirmed at the bank', async ({ page }) => {
  await toPayment(page);
  await fillCard(page, CARDS.secure);
  const amount = await order(page);
  await page.getByRole('button', { name: 'Confirm the payment', exact: true }).click();
  await mustBePaid(page);
  expect((await shop.books('stripe')).at(-1)).toMatchObject({ captured: hundredths(amount) });
});

test('a card that its bank did not confirm says so, and the order is kept', async ({ page }) => {
  await toPayment(page);
  await fillCard(page, CARDS.secure);
  await order(page);
  await page.getByRole('button', { name: 'Do not confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}\?declined=authentication_failed$/);
  await expect(page.getByRole('alert')).toContainText('not confirmed in your bank');
});

test('while the provider’s script hangs, other methods pay, and the card on the provider’s page', async ({
  page,
}) => {
  await shop.silence('stripe', 20, 'stripe.js');
  await toPayment(page);
  await expect(page.getByText('The card field is loading')).toBeVisible();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await order(page);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await mustBePaid(page);

  await toPayment(page);
  await expect(page.getByText('The card field did not load')).toBeVisible({ timeout: 12_000 });
  await order(page);
  await page.getByRole('button', { name: 'Pay by card', exact: true }).click();
  await mustBePaid(page);
  await shop.heal('stripe');
});
