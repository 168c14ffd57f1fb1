import { toJson } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { writeAwaitingOrder } from '@shop/commerce-orders';
import type { CompanyRole } from '@shop/domain/company-people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { companyOf, joinCompany, makeProWith } from '../testing/on-account.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let companyId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  await logIn(shop, 'owner@company.example');
  companyId = await companyOf(
    shop,
    await makeProWith(shop, 'owner@company.example', { limit: 0, dueDays: 14 }),
  );
});
afterAll(() => shop.close());

const person = async (role: CompanyRole, email: string) => {
  const token = await logIn(shop, email);
  return { token, id: await joinCompany(shop, email, { companyId, role }) };
};
const companiesOf = async (clientId: number) =>
  (await shop.db.selectFrom('quote').select('company_id').where('client_id', '=', clientId).execute()).map(
    ({ company_id: id }) => id,
  );

test.each([
  ['buyer', true],
  ['bookkeeper', false],
] as const)('an order from the cart of a person who is %s is the company’s: %s', async (role, isShared) => {
  const { id, token } = await person(role, `${role}@company.example`);
  const me = { token: await shop.putIntoCart(3, 1, { token, brand: 'lt' }), brand: 'lt' };
  const slug = await shop.generate(me);
  await shop.ship(slug, me);
  const { checkout } = (await shop.choose(slug, me)).body;
  expect((await shop.place(slug, me, checkout.totals.total)).status).toBe(200);
  expect(await companiesOf(id)).toEqual([isShared ? companyId : null]);
});

test('an accepted quote of one who orders is the company’s, and that of a person is not', async () => {
  const buyer = await person('buyer', 'quotes@company.example');
  await logIn(shop, 'alone@shopper.example');
  const alone = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'alone@shopper.example')
    .executeTakeFirstOrThrow();
  const sums = { subtotal: 100, shipping: 0, delivery: 0, total: 100, promotion: 0, balance: 0 };
  for (const [at, client] of [buyer, alone].entries())
    await shop.db.transaction().execute((tx) =>
      writeAwaitingOrder(tx, {
        order: {
          ...{ id: 900_001 + at, slug: secretSlug(), kind: 'quote', brand: 'lt', client_id: client.id },
          ...{ language: 'lt', email: 'ona@company.example', currency_id: 1, total: 100 },
        },
        offer: {
          rate: 920_000,
          totals: toJson({
            ...{ ...sums, shipping_discount: 0, payment_fee: 0, breakdown: [], days_from: 6, days_to: 9 },
          }),
          shipping_method: 'air',
          delivery_choice: toJson({ courier: null, pickup_point: null }),
          address: toJson(ADDRESS),
          country_id: 1,
        },
        lines: [
          {
            ...{ product_id: null, variant_id: null, sku: 'S-1', slug: null, picture: null, quantity: 1 },
            ...{ names: toJson({ en: 'Mug' }), variant_names: toJson([]) },
            ...{ unit_price: 100, unit_price_usd: 100, line_total: 100 },
          },
        ],
        now: shop.clock.now,
      }),
    );
  expect(await companiesOf(buyer.id)).toEqual([companyId]);
  expect(await companiesOf(alone.id)).toEqual([null]);
});
