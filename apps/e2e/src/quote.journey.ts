import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { addMug, chooseDoor, fillAddress } from './quote-steps.ts';
import { expect, test } from './shop.ts';
import { becomeClient, CARDS, linkOfMail, logIn, payWith, PRO_CLIENT } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const payByCard = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.success);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
};

test('R-RTE-38 R-RTE-46 R-RTE-47: a guest asks for a price, gets it by mail, accepts and pays', async ({
  page,
}) => {
  const email = `quote-${Date.now()}@example.com`;
  await page.goto('/en/order-form');
  await mustBeOpenToAll(page, 'the order form');
  await addMug(page);
  await page.getByLabel('E-mail').fill('no address');
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page).toHaveURL(/\/en\/order-successful$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your request QU\d+ is sent/);
  await mustBeWhole(page, 'sent');

  await page.goto(await linkOfMail(page, email, /The price for QU\d+ is ready/, 'See the price'));
  await expect(page).toHaveURL(/\/en\/quotes\/[\w-]{22}$/);
  await mustBeOpenToAll(page, 'the quote');
  await mustBeWhole(page, 'the quote');
  await page.locator('summary', { hasText: 'Another way or another country' }).click();
  await page.getByRole('radio', { name: /^By sea/ }).check();
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('Version 1')).toBeVisible();
  await page.getByRole('link', { name: /^Accept for/ }).click();
  await expect(page).toHaveURL(/\/en\/create-order\/[\w-]{22}$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await mustBeOpenToAll(page, 'the order');
  await chooseDoor(page);
  const button = page.getByRole('button', { name: /^Order with obligation to pay/ });
  const total = (await button.innerText()).replace('Order with obligation to pay ', '');
  await button.click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await fillAddress(page);
  await button.click();
  await expect(page.getByRole('main')).toContainText(total);
  await payByCard(page);
  await expect(page.getByRole('main')).toContainText('Blue mug');

  // The quote is an order now; its offer can be accepted once only.
  await page.goto('/en/quotes');
  await expect(page.getByRole('row').filter({ hasText: 'Blue mug' })).toContainText('Accepted');
  await page.getByRole('link', { name: /^QU/ }).first().click();
  await expect(page.getByRole('link', { name: 'See the order' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Accept for/ })).toHaveCount(0);
  // What can no longer be accepted leads back to the quote; what is not asked has its page all the same.
  const [slug = ''] = new URL(page.url()).pathname.split('/').slice(-1);
  await page.goto(`/en/create-order/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/en/quotes/${slug}$`));
  await page.goto(`/en/order-additional-info-needed/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing more is needed from you');
});

test('an offer that has expired is asked for anew, accepted at the new price, and paid', async ({ page }) => {
  test.slow();
  await logIn(page, { email: 'everything@nordport.example', password: PRO_CLIENT.password }, '/quotes');
  const main = page.getByRole('main');
  // This client has unpaid orders, too, of which a modal reminds once.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /unpaid orders?$/ }), (modal) =>
    modal.getByRole('button', { name: 'Close' }).last().click(),
  );
  await main.getByRole('row').filter({ hasText: 'Expired' }).getByRole('link').first().click();
  await expect(main).toContainText('The price is no longer valid');
  await expect(page.getByRole('link', { name: /^Accept for/ })).toHaveCount(0);
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace('/quotes/', '/create-order/'));
  await expect(page, 'an expired offer is not ordered').toHaveURL(new RegExp(`${pathname}$`));

  await page.getByRole('button', { name: 'Ask for a new price' }).click();
  await expect(main).toContainText('The price is recalculated.');
  await expect(page.getByRole('heading', { name: 'Earlier prices' })).toBeVisible();
  await expect(main).toContainText('Version 1');
  await page.getByRole('link', { name: /^Accept for/ }).click();
  await chooseDoor(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
  await payByCard(page);
});

test('R-RTE-21 R-RTE-36 R-RTE-37: guests log in where they must, and a brand without quotes has no such page', async ({
  page,
  baseURL,
  faults,
}) => {
  await page.goto('/en/order-form/summary');
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Forder-form%2Fsummary$/);
  const at = (brand: string, path: string) => `${(baseURL ?? '').replace('//lt.', `//${brand}.`)}/en${path}`;
  await page.goto(at('pj', '/order-form'));
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Forder-form$/);
  for (const path of ['/quotes', `/quotes/${'a'.repeat(22)}`, '/order-form']) {
    expect((await page.goto(at('wl', path)))?.status(), path).toBe(404);
  }
  expect((await page.goto(`/en/quotes/${'a'.repeat(22)}`))?.status()).toBe(404);
  // The calculator stays, without the button that begins a request.
  await page.goto(at('wl', '/calculate?price=49.90&weight=1.2'));
  for (const way of ['By air', 'By sea'])
    await expect(page.getByRole('table', { name: way })).toContainText('At your door');
  await expect(page.getByRole('link', { name: 'Ask for a price for this item' })).toHaveCount(0);
  expect(new Set(faults.splice(0).map((fault) => fault.includes('404')))).toEqual(new Set([true]));
});

test('R-RTE-21 R-RTE-37: a client’s request goes on at the summary, and is cancelled from its page', async ({
  page,
}) => {
  await page.goto('/en/order-form');
  await addMug(page);
  await becomeClient(page);
  // The draft of the guest is the client's after the registration.
  await page.goto('/en/order-form');
  await expect(page.getByRole('heading', { name: '1 item' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/order-form\/summary$/);
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await page.getByRole('link', { name: 'See the price' }).click();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByText('The request is cancelled.')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Accept for/ })).toHaveCount(0);
});

for (const [who, begin] of [
  ['a buyer', becomeClient],
  ['a pro client', (page: Page) => logIn(page, PRO_CLIENT, '/order-form')],
] as const)
  test(`R-SCO-03: ${who} asks for a price at the order form, and pays it`, async ({ page }) => {
    test.setTimeout(90_000);
    await begin(page);
    await page.goto('/en/order-form');
    await addMug(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Ask for the price' }).click();
    await page.getByRole('link', { name: 'See the price' }).click();
    await page.getByRole('link', { name: /^Accept for/ }).click();
    await chooseDoor(page);
    await fillAddress(page);
    await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
    await payByCard(page);
    await page.goto('/en/quotes');
    await expect(page.getByRole('row').filter({ hasText: 'Blue mug' }).first()).toContainText('Accepted');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a price is asked for, accepted, and the payment page opens', async ({ page, faults }) => {
    await page.goto('/en/order-form');
    await page.getByRole('button', { name: 'Add the item' }).click();
    await expect(page.getByLabel('What is it?')).toHaveAttribute('aria-invalid', 'true');
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await addMug(page);
    await page.getByRole('textbox', { name: 'Links' }).fill('mugs.example/p/red-mug\nnot a link');
    await page.getByRole('button', { name: 'Add the links' }).click();
    await expect(page.getByRole('textbox', { name: 'Links' })).toHaveValue(
      'mugs.example/p/red-mug\nnot a link',
    );
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('E-mail').fill(`plain-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Ask for the price' }).click();
    await page.getByRole('link', { name: 'See the price' }).click();
    await page.getByRole('link', { name: /^Accept for/ }).click();
    await chooseDoor(page);
    await page.getByRole('button', { name: 'Show the total with this delivery' }).click();
    await expect(page.getByRole('radio', { name: /To your door/ }).first()).toBeChecked();
    await fillAddress(page);
    await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
    await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  });
});

test('R-RTE-49: the list of stores begins a request; the calculator says what an item comes to', async ({
  page,
}) => {
  await page.goto('/en/quotes/all-stores');
  await mustBeOpenToAll(page, 'all stores');
  await mustBeWhole(page, 'all stores');
  await page.getByRole('link', { name: 'Shoes' }).click();
  await page.getByRole('link', { name: 'Buy at Zappos' }).click();
  await expect(page.getByLabel('Link to the item')).toHaveValue('www.zappos.com');

  await page.goto('/en/calculate');
  await mustBeOpenToAll(page, 'the calculator');
  await page.getByLabel('Price of one piece').fill('49.90');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Choose the kind of goods or enter a weight.')).toBeVisible();
  await page.getByLabel('Weight of one piece').fill('1.2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  for (const way of ['By air', 'By sea'])
    await expect(page.getByRole('table', { name: way })).toContainText('At your door');
  await mustBeWhole(page, 'calculated');
  await page.reload();
  await page.getByRole('link', { name: 'Ask for a price for this item' }).click();
  await expect(page.getByLabel('Price of one piece')).toHaveValue('49.90');
});
