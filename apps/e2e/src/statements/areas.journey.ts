import { expect, test } from '../shop.ts';
import { addableCard, chooseDelivery, DEMO_CLIENT, logIn } from '../steps.ts';

test('R-SCO-02: marketplace, deal zone, category, product, search, cart, checkout and payment are one shop', async ({
  page,
}) => {
  for (const path of ['/marketplace', '/dealzone', '/search?s=watch', '/c/electronics']) {
    expect((await page.goto(`/en${path}`))?.status(), path).toBe(200);
    await expect(page.getByRole('article').first(), path).toBeVisible();
  }
  const card = addableCard(page);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await expect(page.getByRole('main')).toContainText(name);
  await chooseDelivery(page, { email: `areas-${Date.now()}@example.com` });
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeAttached();
});

test('R-SCO-04: tracking, invoices, the warranty’s form, claim forms and device reservation are areas of the shop', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/my-orders?state=customs');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^QU/ }).first().click();
  await main.getByRole('link', { name: /^NP/ }).first().click();
  await expect(page).toHaveURL(/\/en\/tracking\/NP\d+/);
  await page.goto('/en/tracking');
  await expect(main.getByRole('textbox').first()).toBeVisible();

  await page.goto('/en/my-orders');
  const open = main.getByRole('table', { name: 'Open invoices' });
  await open.getByRole('row').filter({ hasText: 'Waits for you' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice MI-LT-/);
  await expect(main.getByRole('button', { name: 'Accept and pay' })).toBeVisible();
  await page.goto('/en/my-orders');
  await main
    .getByText(/earlier invoices/)
    .first()
    .click();
  await main.getByRole('row').filter({ hasText: 'Paid' }).getByRole('link', { name: /^MI-/ }).click();
  await main.getByRole('link', { name: /^VAT invoice LT-/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice LT-\d{4}-\d{6}$/);

  await page.goto('/en/warranty');
  await main.getByRole('link', { name: 'Open the claim form' }).click();
  await expect(page).toHaveURL(/\/en\/claim-form$/);
  await main.getByRole('link', { name: /^QU/ }).first().click();
  await expect(main.getByRole('button', { name: 'Send the claim' })).toBeVisible();
  await page.goto('/en/claim-form-pro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/en/iphone-reservation');
  await expect(main.getByRole('radio').first()).toBeAttached();
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('R-SCO-05: account pages, delivery addresses and top-up of the balance, blog and questions are areas of the shop', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/user-account');
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Account pages' });
  for (const [link, address] of [
    ['Orders', '/my-orders'],
    ['Account information', '/account-information#details'],
    ['Addresses', '/delivery-addresses'],
    ['Balance', '/balance'],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/en${address}`);
    await expect(main.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  await main.getByRole('link', { name: 'Top up' }).click();
  await expect(page.getByLabel('Amount, EUR')).toBeVisible();

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/en/blog');
  await expect(
    main.getByRole('link', { name: 'By air or by sea: which is better for your order?' }),
  ).toBeVisible();
  await foot.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(main.getByRole('searchbox').first()).toBeVisible();
});
