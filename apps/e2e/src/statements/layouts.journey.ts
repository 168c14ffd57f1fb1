import type { Page } from '@playwright/test';
import { aVisitor } from '../by-call.ts';
import { expect, test } from '../shop.ts';
import { askFrom, findProduct, putIntoCart } from '../steps.ts';

const expectLayout = async (page: Page, path: string, layout: string) => {
  await page.goto(`/en${path}`);
  await expect(page.locator('main'), path).toHaveAttribute('data-layout', layout);
};

const MUG = {
  ...{ url: 'https://mugs.example/p/blue', title: 'Blue mug', options: '', quantity: 1, price: 12.5 },
  ...{ currency_id: 2, weight_kg: 0.4, sides_cm: [12, 10, 10] },
};

/** A guest's request, whose price is known at once; its cookies belong to the asking device. */
const askForPrice = async (send: (address: string, data: object) => Promise<unknown>): Promise<string> => {
  const { kinds } = (await send('/api/quotes/kinds', { language_id: 1 })) as {
    kinds: { category_id: number }[];
  };
  await send('/api/quotes/draft/add', { ...MUG, category_id: kinds[0]?.category_id });
  const about = {
    email: `layout-${Date.now()}@example.com`,
    country_id: 1,
    shipping_method: 'air',
    note: '',
  };
  const { slug } = (await send('/api/quotes/submit', about)) as { slug: string };
  return slug;
};

test('R-LAY-01: the layouts default, page, cart, checkout, create-order and index-page are used', async ({
  page,
}) => {
  await expectLayout(page, '', 'index-page');
  await expectLayout(page, '/warranty', 'default');
  await expectLayout(page, '/faq', 'page');
  await expectLayout(page, '/cart', 'cart');
  await putIntoCart(page, await findProduct(page));
  await expectLayout(page, '/checkout', 'checkout');
  const slug = await askForPrice(async (address, data) => (await askFrom(page, address, data)).answer);
  await expectLayout(page, `/create-order/${slug}`, 'create-order');
});

test('R-LAY-02: the layouts market-page, payment, pro, quote-page, calculate-page and simple-layout are used', async ({
  page,
}) => {
  await expectLayout(page, '/marketplace', 'market-page');
  await expectLayout(page, '/payment/fail', 'payment');
  await expectLayout(page, '/pro', 'pro');
  await expectLayout(page, '/quotes', 'quote-page');
  await expectLayout(page, '/calculate', 'calculate-page');
  await expectLayout(page, '/login', 'simple-layout');
});

test('R-HED-06: robots are told not to index create-order', async ({ baseURL }) => {
  const visitor = await aVisitor(baseURL);
  const slug = await askForPrice(async (address, data) => (await visitor.post(address, { data })).json());
  const answer = await visitor.get(`/en/create-order/${slug}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  await visitor.dispose();
});
