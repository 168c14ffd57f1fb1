import { toJson } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { invoicesContract } from '@shop/contracts/invoices';
import { proContract } from '@shop/contracts/pro';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { writeAwaitingOrder } from '@shop/commerce-orders';
import type { CompanyRole } from '@shop/domain/company-people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { companyOf, joinCompany, makeProWith } from '../testing/on-account.ts';
import { issueDocuments } from '../testing/issue-documents.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let companyId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  await logIn(shop, 'owner@company.example');
  companyId = await companyOf(
    shop,
    await makeProWith(shop, 'owner@company.example', { limit: 5_000_000, dueDays: 14 }),
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

const buyFromCart = async (token: string): Promise<void> => {
  const me = { token: await shop.putIntoCart(3, 1, { token, brand: 'lt' }), brand: 'lt' };
  const slug = await shop.generate(me);
  await shop.ship(slug, me);
  const { checkout } = (await shop.choose(slug, me)).body;
  const placed = (await shop.place(slug, me, checkout.totals.total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, me);
};

test('the bookkeeper reads the VAT invoices of the company’s orders; a buyer those of the own orders', async () => {
  const buyer = await person('buyer', 'b1@company.example');
  await buyFromCart(buyer.token);
  await issueDocuments(shop);
  const document = await shop.db
    .selectFrom('invoice')
    .innerJoin('quote', 'quote.id', 'invoice.quote_id')
    .select(['invoice.id', 'invoice.quote_id'])
    .where('quote.client_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const read = async ({ token }: { token: string }) =>
    (await shop.call(invoicesContract.one, { token, body: { id: document.id, language_id: 1 } })).status;
  const bookkeeper = await person('bookkeeper', 'books@company.example');
  expect(await read(bookkeeper)).toBe(200);
  expect(await read(buyer)).toBe(200);
  expect(await read(await person('buyer', 'b2@company.example'))).toBe(404);

  // A claim leads to them. The order of the test's quote has no goods that an invoice could name.
  const { slug } = await waitForMoney(shop, { clientId: buyer.id });
  const account = { payment_processor_id: PAYMENT_PROVIDER.account };
  await payablesOf(shop).pay(slug, buyer, 100, account, `key-${slug}`);
  const claim = await shop.db
    .selectFrom('misc_invoice')
    .select(['id', 'claim_of_payment_id'])
    .where('claim_of_payment_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('payment')
    .set({ quote_id: document.quote_id })
    .where('id', '=', claim.claim_of_payment_id)
    .execute();
  const asked = { token: bookkeeper.token, body: { id: claim.id } };
  const { documents } = (await shop.call(proContract.invoice, asked)).body.invoice;
  expect(documents).toMatchObject([{ id: document.id, kind: 'invoice' }]);

  await shop.db.deleteFrom('pro_member').where('client_id', '=', bookkeeper.id).execute();
  expect(await read(bookkeeper)).toBe(404);
});
