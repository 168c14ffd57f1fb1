import type { Contract } from '@shop/contracts/contract';
import { claimsContract } from '@shop/contracts/claims';
import { forwardingContract } from '@shop/contracts/forwarding';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract } from '@shop/contracts/orders';
import { proContract } from '@shop/contracts/pro';
import { quotesContract } from '@shop/contracts/quotes';
import { withdrawalsContract } from '@shop/contracts/withdrawals';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import type { CompanyRole } from '@shop/domain/company-people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn, settleIn, type Owner } from '../testing/belongings.ts';
import { companyOf, joinCompany, makeProWith } from '../testing/on-account.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const BUYER = 'buyer@company.example';
const language_id = 1;

let shop: WholeShop;
let buyer: Owner;
let companyId: number;
let colleagues: Record<CompanyRole, { readonly token: string }>;
beforeAll(async () => {
  shop = await createWholeShop();
  buyer = await settleIn(shop, { email: BUYER });
  const owner = { token: await logIn(shop, 'owner@company.example') };
  const terms = { limit: 5_000_000, dueDays: 14 };
  companyId = await companyOf(shop, await makeProWith(shop, 'owner@company.example', terms));
  const id = await joinCompany(shop, BUYER, { companyId, role: 'buyer' });
  await shop.db
    .updateTable('client')
    .set({ first_name: 'Jonas', last_name: 'Pirkėjas' })
    .where('id', '=', id)
    .execute();
  await shop.db.updateTable('quote').set({ company_id: companyId }).where('client_id', '=', id).execute();
  const join = async (role: CompanyRole, email: string) => {
    const token = await logIn(shop, email);
    await joinCompany(shop, email, { companyId, role });
    return { token };
  };
  colleagues = {
    owner,
    buyer: await join('buyer', 'second@company.example'),
    bookkeeper: await join('bookkeeper', 'books@company.example'),
  };
  await shop.keepRows();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

let place = 0;
const call = <Body, Answer>(role: CompanyRole, contract: Contract<Body, Answer>, request: object) =>
  shop.call(contract, { ...colleagues[role], ip: `198.51.100.${(place = (place + 1) % 250)}`, ...request });
const orderOf = async (role: CompanyRole) =>
  (await call(role, ordersContract.one, { body: { slug: buyer.order, language_id } })).body.order;

const READS = (): [string, Contract, object][] => [
  ['the page', ordersContract.one, { body: { slug: buyer.order, language_id } }],
  ['the link', ordersContract.success, { body: { slug: buyer.order, language_id } }],
  ['its papers', invoicesContract.ofOrder, { body: { slug: buyer.order } }],
  ['the invoice', invoicesContract.one, { body: { id: buyer.document, language_id } }],
  ['the PDF', invoicesContract.pdf, { params: { id: String(buyer.document) } }],
];

test.each([
  ['owner', 200],
  ['bookkeeper', 200],
  ['buyer', 404],
] as const)(
  'a colleague who is %s gets %d for an order of the company and its papers',
  async (role, status) => {
    for (const [what, contract, request] of READS())
      expect((await call(role, contract, request)).status, what).toBe(status);
  },
);

test('a colleague reads who has ordered, and is offered what the role allows', async () => {
  await shop.db.updateTable('quote').set({ state: 'paid' }).where('slug', '=', buyer.order).execute();
  const own = (
    await shop.call(ordersContract.one, { token: buyer.token, body: { slug: buyer.order, language_id } })
  ).body.order;
  expect(own).not.toHaveProperty('ordered_by');
  expect(own?.may).toEqual(expect.arrayContaining(['cancel', 'mail_again']));
  expect(await orderOf('owner')).toMatchObject({
    ...{ ordered_by: 'Jonas Pirkėjas', payable_slug: null, may: ['cancel', 'change_address'] },
  });
  expect(await orderOf('bookkeeper')).toMatchObject({ ordered_by: 'Jonas Pirkėjas', may: [] });
});

test('an owner cancels an order of a colleague and changes its address; a bookkeeper does neither', async () => {
  await shop.db.updateTable('quote').set({ state: 'paid' }).where('slug', '=', buyer.order).execute();
  const moving = { body: { slug: buyer.order, parcel_shop: null, address: { ...ADDRESS, city: 'Kaunas' } } };
  const cancelling = { body: { slug: buyer.order, reason: 'changed_mind' } };
  for (const [contract, request] of [
    [ordersContract.changeAddress, moving],
    [ordersContract.cancel, cancelling],
  ] as const) {
    expect((await call('bookkeeper', contract as Contract, request)).status).toBe(403);
    expect((await call('buyer', contract as Contract, request)).status).toBe(404);
    expect((await call('owner', contract as Contract, request)).status).toBe(200);
  }
  expect(await orderOf('owner')).toMatchObject({ address: { city: 'Kaunas' }, may: [] });
  expect(['cancelled', 'refunded']).toContain((await orderOf('owner'))?.state);
});

test('goods are withdrawn and claimed, and mails sent again, by the person who has ordered alone', async () => {
  const slug = buyer.order;
  for (const [contract, body] of [
    [withdrawalsContract.order, { slug, language_id }],
    [claimsContract.order, { slug, language_id }],
    [ordersContract.mailAgain, { slug }],
  ] as const)
    expect((await call('owner', contract as Contract, { body })).status, contract.url).toBe(404);
});

/** A request for a quote that the buyer has sent. */
const askForQuote = async (): Promise<string> => {
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', BUYER)
    .executeTakeFirstOrThrow();
  const slug = secretSlug();
  await shop.db
    .insertInto('quote_request')
    .values({
      ...{ slug, brand: 'lt', client_id: id, language: 'lt', email: BUYER, currency_id: 1, country_id: 1 },
      ...{ shipping_method: 'air', state: 'accepted', submitted_at: shop.clock.now },
    })
    .execute();
  return slug;
};

const REQUESTS = {
  quote: {
    table: 'quote_request',
    ...{ one: quotesContract.one as Contract, cancel: quotesContract.cancel as Contract },
    slug: askForQuote,
  },
  forward_request: {
    table: 'forward_request',
    ...{ one: forwardingContract.one as Contract, cancel: forwardingContract.cancel as Contract },
    slug: () => Promise.resolve(buyer.forward),
  },
} as const;

test.each(['quote', 'forward_request'] as const)(
  'a %s is read by colleagues once it is an order of the company, and changed by none of them',
  async (kind) => {
    const { table, one, cancel, ...of } = REQUESTS[kind];
    const slug = await of.slug();
    const read = (role: CompanyRole, asked = slug) => call(role, one, { body: { slug: asked, language_id } });
    const unknown = await read('owner', 'Z'.repeat(22));
    expect(unknown.status).toBe(404);
    expect(await read('owner')).toMatchObject({ status: 404, body: unknown.body });
    const request = await shop.db
      .selectFrom(table)
      .select(['id', 'client_id', 'currency_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('quote')
      .values({
        ...{ ...request, slug, kind, brand: 'lt', state: 'accepted', language: 'lt' },
        ...{ email: BUYER, company_id: companyId },
      })
      .execute();
    for (const role of ['owner', 'bookkeeper'] as const) {
      const { status, body } = await read(role);
      expect(status).toBe(200);
      const shown = Object.values(body as object).find((value) => typeof value === 'object');
      expect(shown).toMatchObject({ slug, payable_slug: null, ordered_by: 'Jonas Pirkėjas' });
      expect((await call(role, cancel, { body: { slug } })).status).toBe(404);
    }
    expect(await read('buyer')).toMatchObject({ status: 404, body: unknown.body });
  },
);

test('who is removed reads nothing of colleagues any more', async () => {
  const books = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'books@company.example')
    .executeTakeFirstOrThrow();
  expect((await call('owner', proContract.removePerson, { body: { id: books.id } })).status).toBe(200);
  for (const [what, contract, request] of READS())
    expect((await call('bookkeeper', contract, request)).status, what).toBe(404);
});
