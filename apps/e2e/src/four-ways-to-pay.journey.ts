import type { Page } from '@playwright/test';
import { openEmulatedShop, type BookedPayment, type EmulatedShop } from './emulated-shop.ts';
import { CARDS, fillCard } from './fill-card.ts';
import { expect, test } from './shop.ts';
import { addableCard, chooseDelivery, DEMO_CLIENT, fillDelivery } from './steps.ts';

const PORT = 4380;

test.describe.configure({ mode: 'serial' });

let shop: EmulatedShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openEmulatedShop(PORT);
});
test.afterAll(async () => shop?.close());

type Buyer = { brand?: string; email?: string; hasAddress?: boolean };

/** From the listing to the payment step. */
const toPayment = async (page: Page, { brand = 'lt', email, hasAddress = false }: Buyer): Promise<void> => {
  await page.goto(`${shop.at(brand)}/en/c/electronics`);
  await addableCard(page)
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  await page.goto(`${shop.at(brand)}/en/cart`);
  await chooseDelivery(page, { hasAddress, ...(email && { email }) });
};

/** The review; returns the sum to pay. */
const order = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  const button = page.getByRole('button', { name: /^Order and pay/ }).first();
  const amount = (await button.innerText()).replace('Order and pay ', '');
  await button.click();
  return amount;
};

const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

const mustBePaid = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
};

const hundredths = (said: string): number => {
  const [, amount = ''] = /€([\d,]+\.\d\d)/.exec(said) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
};

const last = (books: readonly BookedPayment[]): BookedPayment | undefined => books.at(-1);

test('a guest pays at PayPal, and its books have the sum of the button', async ({ page }) => {
  await toPayment(page, { email: `wallet-${Date.now()}@example.com` });
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  const amount = await order(page);
  await press(page, 'Pay now');
  await mustBePaid(page);
  expect(last(await shop.books('paypal'))).toMatchObject({
    currency: 'EUR',
    captured: hundredths(amount),
    refunded: 0,
  });
});

/** The names under “Or pay faster”, buttons of a product or links of the cart. */
const expressWays = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Or pay faster' });

const openProduct = async (page: Page): Promise<string> => {
  await page.goto(`${shop.at('lt')}/en/c/electronics`);
  const title = addableCard(page).getByRole('heading');
  const name = await title.innerText();
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
};

/** PayPal is chosen on the product, and at the payment; on the way back the cart has the product once. */
const buyExpress = async (page: Page): Promise<void> => {
  const name = await openProduct(page);
  const ways = await expressWays(page).innerText();
  expect(ways).toContain('Apple Pay');
  await expressWays(page).getByRole('button', { name: 'PayPal' }).click();
  await fillDelivery(page, { email: `express-${Date.now()}@example.com` });
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  await page.goto(`${shop.at('lt')}/en/cart`);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^1 item, /)).toBeVisible();
  await expect(expressWays(page)).toHaveText(ways.replaceAll('\n', ''));
};

test('PayPal on a product is chosen at the payment, and the way back leads to the product', async ({
  page,
}) => {
  await buyExpress(page);
  await openProduct(page);
  const product = page.url();
  await expressWays(page).getByRole('button', { name: 'PayPal' }).click();
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(expressWays(page)).toBeVisible();
});

test('a guest pays at a bank, and its books have the sum of the button', async ({ page }) => {
  await toPayment(page, { email: `bank-${Date.now()}@example.com` });
  await page.getByRole('radio', { name: /^Bank link/ }).check();
  await page.getByRole('radio', { name: 'Luminor', exact: true }).check();
  const amount = await order(page);

  await press(page, 'Confirm the payment');
  await mustBePaid(page);
  expect(last(await shop.books('montonio'))).toMatchObject({
    currency: 'EUR',
    captured: hundredths(amount),
    refunded: 0,
  });
});

test('a payment cancelled at PayPal keeps the order, and the bank then takes it', async ({ page }) => {
  const before = (await shop.books('paypal')).length;
  await toPayment(page, { email: `again-${Date.now()}@example.com` });
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await order(page);
  await press(page, 'Cancel and return');
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}\?declined=cancelled$/);
  await page.getByRole('radio', { name: /^Bank link/ }).check();
  await page.getByRole('radio', { name: 'Luminor', exact: true }).check();
  await order(page);
  await press(page, 'Confirm the payment');
  await mustBePaid(page);
  const taken = (await shop.books('paypal')).slice(before);
  expect(taken.reduce((sum, { captured }) => sum + captured, 0)).toBe(0);
});

test('a client’s balance pays a part, and PayPal only the rest', async ({ page }) => {
  await page.goto(`${shop.at('lt')}/en/login`);
  await page.getByLabel('E-mail').fill(DEMO_CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_CLIENT.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/login/);
  await toPayment(page, { hasAddress: true });
  await page.getByRole('checkbox', { name: /Use my balance/ }).check();
  const paypal = page.getByRole('radio', { name: /^PayPal/ });
  if ((await paypal.count()) > 0) await paypal.check();
  const amount = await order(page);
  await press(page, 'Pay now');
  await mustBePaid(page);
  expect(last(await shop.books('paypal'))).toMatchObject({ captured: hundredths(amount) });
});

test('PayPal takes no dirhams: the sum in dollars is shown before payment, and its books have that sum', async ({
  page,
}) => {
  await toPayment(page, { brand: 'ae', email: `gulf-${Date.now()}@example.com` });
  const wallet = page.getByRole('radio', { name: /^PayPal.*Charged in USD/ });
  await wallet.check();
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  const told = page.getByText(/PayPal will charge you (?:US)?\$[\d,]+\.\d\d\./);
  const [, amount = ''] = /\$([\d,]+\.\d\d)/.exec(await told.innerText()) ?? [];
  await page
    .getByRole('button', { name: /^Order and pay AED/ })
    .first()
    .click();
  await press(page, 'Pay now');
  await mustBePaid(page);
  expect(last(await shop.books('paypal'))).toMatchObject({
    currency: 'USD',
    captured: Math.round(Number(amount.replaceAll(',', '')) * 100),
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PayPal on a product adds it once and is chosen at the payment', async ({ page }) => {
    await buyExpress(page);
  });

  test('a guest pays by a card with 3-D Secure after another card was declined, and the books have one charge', async ({
    page,
  }) => {
    await page.goto(`${shop.at('lt')}/en/c/electronics`);
    await addableCard(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/en\/cart/);
    await chooseDelivery(page, { email: `card-${Date.now()}@example.com` });
    await page.getByRole('radio', { name: /^Card/ }).check();
    const amount = await order(page);
    await press(page, 'Pay by a card without money');
    await expect(page.getByRole('alert')).toContainText('declined');
    await press(page, 'Pay by a card with 3-D Secure');
    await press(page, 'Confirm the payment');
    await mustBePaid(page);
    expect(last(await shop.books('stripe'))).toMatchObject({
      currency: 'EUR',
      captured: hundredths(amount),
      refunded: 0,
    });
  });

  for (const { way, option, confirm } of [
    { way: /^Card/, option: undefined, confirm: 'Pay by card' },
    { way: /^PayPal/, option: undefined, confirm: 'Pay now' },
    { way: /^Bank link/, option: 'Luminor', confirm: 'Confirm the payment' },
  ])
    test(`the form redirects to the provider’s page and back: ${way.source}`, async ({ page }) => {
      await page.goto(`${shop.at('lt')}/en/c/electronics`);
      await addableCard(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/en\/cart/);
      await chooseDelivery(page, { email: `plain-${Date.now()}@example.com` });
      await page.getByRole('radio', { name: way }).check();
      if (option) await page.getByRole('radio', { name: option, exact: true }).check();
      await order(page);
      await press(page, confirm);
      await mustBePaid(page);
    });
});

// The last one: PayPal may still be silent after it.
test('while PayPal and the mail server hang, its buyer gets an error within 20 s, and others pay by card', async ({
  page,
  browser,
}) => {
  await shop.silence('paypal', 2);
  await toPayment(page, { email: `hung-${Date.now()}@example.com` });
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await order(page);
  await expect(page).toHaveURL(/\/en\/payment\//, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const another = await browser.newPage();
  await toPayment(another, { email: `beside-${Date.now()}@example.com` });
  await another.getByRole('radio', { name: /^Card/ }).check();
  await fillCard(another, CARDS.good);
  await order(another);
  await mustBePaid(another);
  await another.close();
  await expect.poll(shop.mailsTried, { timeout: 20_000 }).toBeGreaterThan(0);
});
