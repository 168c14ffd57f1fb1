import { expect, test } from './shop.ts';
import { CARDS, chooseDelivery, findProduct, orderByCard, payWith, putIntoCart } from './steps.ts';

const guest = () => `guest-${Date.now()}@example.com`;

test('R-CHO-01: a guest finds a product, buys it by card and sees the order @every-brand', async ({
  page,
}) => {
  const email = guest();
  const name = await findProduct(page);
  await putIntoCart(page, name);
  await chooseDelivery(page, { email });
  const amount = await orderByCard(page);
  await payWith(page, CARDS.success);

  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main')).toContainText(amount);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await page.goto('/en');
  await expect(page.getByRole('link', { name: /^Cart: empty/ })).toBeVisible();
});

test('a paid guest continues through the shop, back, forward and again, and every page has texts', async ({
  page,
}) => {
  const name = await findProduct(page);
  await putIntoCart(page, name);
  await page.reload();
  await chooseDelivery(page, { email: guest() });
  await page.reload();
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(logIn).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Footwear/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/c\/footwear$/);
  await expect(logIn).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/success\//);
  await page.reload();
  await page.goForward();
  await expect(page).toHaveURL(/\/en$/);
  await expect(logIn).toBeVisible();
});

test('a declined card keeps the order and the form, and 3-D Secure then pays', async ({ page }) => {
  const name = await findProduct(page);
  await putIntoCart(page, name);
  await chooseDelivery(page, { email: guest() });
  await orderByCard(page);
  await payWith(page, CARDS.decline);

  await expect(page).toHaveURL(/\/en\/payment\//);
  await expect(page.getByRole('main')).toContainText('you were not charged');
  await orderByCard(page);
  await payWith(page, CARDS.challenge);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/en\/success\//);
});

test('the order confirmation is in the mailbox in the shopper’s language', async ({ page }) => {
  const email = guest();
  const name = await findProduct(page);
  await putIntoCart(page, name);
  await chooseDelivery(page, { email });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\//);
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Your order QU\d+/ }).click({ timeout: 1_000 });
    await expect(page.frameLocator('iframe').getByText(name).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
