import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { CARDS, chooseDelivery, findProduct, orderByCard, payWith, putIntoCart } from './steps.ts';

/** The currencies next to an amount, as in English. */
const MARK = /\$|€|AED|EUR|USD/g;

/** The currencies on the page, without those of goods. */
const currenciesOn = async (page: Page): Promise<string[]> => [
  ...new Set((await page.getByRole('main').innerText()).match(MARK)),
];

const ownCurrency = async (page: Page): Promise<string> => {
  await page.goto('/en');
  const [mark, ...others] = await currenciesOn(page);
  expect(others).toEqual([]);
  return mark ?? '';
};

const showDollars = async (page: Page): Promise<string> => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Show prices in USD' }).click();
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: /^Show prices in (EUR|AED)$/ }),
  ).toBeVisible();
  return '$';
};

for (const [currency, choose] of [
  ['its own currency', ownCurrency],
  ['dollars', showDollars],
] as const) {
  test(`from home to the paid order a brand shows ${currency} only @some-brands @at-ae`, async ({ page }) => {
    test.setTimeout(120_000);
    const email = `guest-${Date.now()}@example.com`;
    const mark = await choose(page);
    const staysTheSame = async (place: string) =>
      expect([place, await currenciesOn(page)]).toEqual([place, [mark]]);
    await staysTheSame('home');
    for (const path of ['/en/marketplace', '/en/search?s=headphones']) {
      await page.goto(path);
      await staysTheSame(path);
    }
    const name = await findProduct(page);
    await staysTheSame('product');
    await putIntoCart(page, name);
    await staysTheSame('cart');
    await chooseDelivery(page, { email });
    await staysTheSame('payment');
    const amount = await orderByCard(page);
    expect(amount.match(MARK)).toEqual([mark]);
    await page.goBack();
    await staysTheSame('review');
    await page.goForward();
    await payWith(page, CARDS.success);
    await expect(page).toHaveURL(/\/en\/success\//);
    await expect(page.getByRole('main')).toContainText(amount);
    await staysTheSame('success');
    await expect(async () => {
      await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
      await page.getByRole('link', { name: /Your order QU\d+/ }).click({ timeout: 1_000 });
      const mail = page.frameLocator('iframe').locator('body');
      await expect(mail).toContainText(amount, { timeout: 2_000 });
      expect([...new Set((await mail.innerText()).match(MARK))]).toEqual([mark]);
    }).toPass();
  });
}
