import { expect, test } from '../shop.ts';
import { addableCard, chooseDelivery } from '../steps.ts';

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
