import { findMissed } from '@shop/commerce-invoices';
import { stockShop } from '@shop/commerce-stock/testing';
import { invoicesContract } from '@shop/contracts/invoices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { issueDocuments } from '../testing/issue-documents.ts';
import { pressAtSandbox } from '../testing/press-at-sandbox.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const issue = () => issueDocuments(shop);

const buy = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = (await shop.place(slug, { token }, total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  return { slug: placed.success_slug, token, total, ref: placed.redirect_url?.split('/').at(-1) ?? '' };
};

const documentsOf = async (slug: string, as: { token?: string }) =>
  (await shop.call(invoicesContract.ofOrder, { ...as, body: { slug } })).body.documents;
const read = (id: number, as: { token?: string; brand?: string }) =>
  shop.call(invoicesContract.one, { ...as, body: { id, language_id: 2 } });

const numbers = async () =>
  (await shop.db.selectFrom('invoice').select(['number', 'year', 'brand']).orderBy('id').execute()).map(
    ({ brand, year, number }) => `${brand}-${year}-${number}`,
  );

test('a paid order has an invoice whose total is the charged sum, with its VAT by rate', async () => {
  const { slug, token, total } = await buy();
  expect(await documentsOf(slug, { token })).toEqual([]);
  expect(await issue()).toBe(1);
  expect(await issue()).toBe(0);
  const [listed] = await documentsOf(slug, { token });
  expect(listed).toMatchObject({ kind: 'invoice', total, currency: 'EUR' });
  expect(listed?.number).toMatch(/^LT-\d{4}-000001$/);
  const { invoice } = (await read(listed?.id ?? 0, { token })).body;
  expect(invoice).toMatchObject({ kind: 'invoice', corrects: null, order_slug: slug, total, is_guest: true });
  expect(invoice.seller.vat_number).toBeTruthy();
  expect(invoice.buyer.name).not.toBe('');
  expect(invoice.taxed.map(({ rate }) => rate)).toEqual([0.21]);
  const cents = (amount: number) => Math.round(amount * 100);
  expect(cents(invoice.net) + cents(invoice.vat) + cents(invoice.rounding)).toBe(cents(total));
  const lines = [...invoice.goods, ...invoice.items].map(({ net }) => cents(net));
  expect(lines.reduce((sum, net) => sum + net, 0)).toBe(cents(invoice.net));
  expect(Math.abs(invoice.rounding)).toBeLessThanOrEqual(0.02);
});

test('each refund has a credit note, and all credit notes together never exceed the invoice', async () => {
  const { slug, token, total, ref } = await buy();
  await pressAtSandbox(shop, ref, 'refund_half');
  await pressAtSandbox(shop, ref, 'refund');
  while ((await issue()) > 0);
  const documents = await documentsOf(slug, { token });
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
  const credited = documents.slice(1).reduce((sum, document) => sum + Math.round(document.total * 100), 0);
  expect(credited).toBe(Math.round(total * 100));
  const { invoice } = (await read(documents[1]?.id ?? 0, { token })).body;
  expect(invoice).toMatchObject({ kind: 'credit_note', corrects: documents[0]?.number, goods: [] });
});

test('an order in dollars and its credit note state the VAT in the brand’s currency', async () => {
  const dollars = { currency: 2 } as const;
  const token = await shop.putIntoCart(3, 1, dollars);
  const as = { ...dollars, token };
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const { checkout } = (await shop.choose(slug, as)).body;
  const placed = (await shop.place(slug, as, checkout.totals.total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, as);
  await pressAtSandbox(shop, placed.redirect_url?.split('/').at(-1) ?? '', 'refund_half');
  while ((await issue()) > 0);
  const [document, note] = await documentsOf(placed.success_slug, as);
  const { invoice } = (await read(document?.id ?? 0, as)).body;
  const { invoice: credit } = (await read(note?.id ?? 0, as)).body;
  const { rate } = await shop.db
    .selectFrom('exchange_rate')
    .select('rate')
    .where('currency_id', '=', 1)
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow();
  for (const { currency, vat, accounted } of [invoice, credit]) {
    expect(currency).toBe('USD');
    expect(accounted).toEqual({ currency: 'EUR', vat: Math.round((vat * rate) / 10_000) / 100 });
  }
});

test('a refund without a credit note gets one when the shop starts', async () => {
  const { slug, token, ref } = await buy();
  await pressAtSandbox(shop, ref, 'refund_half');
  await shop.db.deleteFrom('invoice_due').where('kind', '=', 'credit_note').execute();
  await findMissed(shop.db);
  await findMissed(shop.db);
  while ((await issue()) > 0);
  const documents = await documentsOf(slug, { token });
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  const { refunded_amount } = await shop.db
    .selectFrom('payment')
    .select('refunded_amount')
    .executeTakeFirstOrThrow();
  expect(documents[1]?.total).toBe(refunded_amount / 10_000);
});

test('only the buyer sees a document', async () => {
  const { slug, token } = await buy();
  await issue();
  const [document] = await documentsOf(slug, { token });
  const id = document?.id ?? 0;
  expect((await read(id, { token })).status).toBe(200);
  const strangers = [
    { token: await logIn(shop, 'stranger@shopper.example') },
    { token: await logIn(shop, 'stranger@shopper.example', 'lv'), brand: 'lv' },
    { token: await shop.putIntoCart(1) },
  ];
  for (const stranger of strangers) {
    const [one, none] = await Promise.all([read(id, stranger), read(2_000_000_000, stranger)]);
    expect(one.status).toBe(404);
    expect(one.body).toEqual(none.body);
  }
});

test('a document cannot be changed, not even in the database', async () => {
  await buy();
  await issue();
  await expect(shop.db.updateTable('invoice').set({ total: 1 }).execute()).rejects.toThrow(/never changed/);
  await expect(shop.db.deleteFrom('invoice').execute()).rejects.toThrow(/never changed/);
});

test('documents written concurrently, and failures between them, leave no gap in the numbers', async () => {
  const bought = [];
  for (let at = 0; at < 8; at += 1) bought.push(await buy());
  // A document that is broken off returns its number.
  await shop.db
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('invoice_series').values({ brand: 'lt', year: 2020, last_number: 1 }).execute();
      throw new Error('ended');
    })
    .catch(() => undefined);
  const written = await Promise.all(Array.from({ length: 6 }, issue));
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(8);
  const [{ year } = { year: 0 }] = await shop.db.selectFrom('invoice').select('year').limit(1).execute();
  expect((await numbers()).toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `lt-${year}-${at + 1}`));
});

test('amounts that match no rate create no document: it stays due, and is logged', async () => {
  const { slug, token } = await buy();
  await shop.db.updateTable('order_line').set({ line_total: 1 }).execute();
  expect(await issue()).toBe(0);
  expect(await documentsOf(slug, { token })).toEqual([]);
  expect(await shop.db.selectFrom('invoice_due').select(['tries', 'done_at']).execute()).toEqual([
    { tries: 1, done_at: null },
  ]);
});
