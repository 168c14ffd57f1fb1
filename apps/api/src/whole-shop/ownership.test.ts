import type { Contract } from '@shop/contracts/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proContract } from '@shop/contracts/pro';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import type { TestCall } from '@shop/commerce-kit/testing';
import {
  NOTHING,
  logIn,
  settleIn,
  whatIsSeenBy,
  type Belongings,
  type Owner,
} from '../testing/belongings.ts';
import { everyCall } from '../testing/every-call.ts';
import { companyOf, joinCompany, makeProWith } from '../testing/on-account.ts';

type Request = Omit<TestCall<unknown>, 'token' | 'brand'>;
type Case = {
  /** The request for the owner's belongings. */
  ask: (of: Belongings) => Request;
  /** Has no id, so it is always about the caller's own data; the answer to a caller without any. */
  withoutAnything?: number;
  /** The owner's answer; 200 unless set. */
  ownersAnswer?: number;
};

const language_id = 1;
const aboutCheckout = (more: object = {}) => ({
  ask: ({ checkout: slug }: Belongings): Request => ({
    params: { slug },
    body: { slug, language_id, ...more },
  }),
});
/** Changes what an account is protected by: refused to everybody who has not proved who they are. */
const unproved = (body: object = {}): Case => ({
  ask: () => ({ body }),
  ...{ withoutAnything: 403, ownersAnswer: 403 },
});
const NEW_ADDRESS = { ...ADDRESS, city: 'Kaunas' };

const NO_SERVICES = { photos: false, repack: false, insurance: false, remove_invoices: false };
const A_DECLARATION = {
  lines: [{ description: 'Mug', hs_code: '691110', quantity: 1, value: 12, origin: 'US' }],
  declared_by: 'Rasa',
};
const A_MUG = {
  ...{ url: '', title: 'Mug', options: '', quantity: 1, price: 12, currency_id: 2 },
  ...{ category_id: null, weight_kg: null, sides_cm: null },
};

/** The request of each call that needs an owner. A call without an entry here fails the first test. */
const CASES: Readonly<Record<string, Case>> = {
  'auth.refreshCurrentUser': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'auth.addAddress': { ask: () => ({ body: NEW_ADDRESS }), withoutAnything: 200 },
  'auth.updateAddress': { ask: ({ address }) => ({ body: { ...NEW_ADDRESS, id: address } }) },
  'auth.deleteAddress': { ask: ({ address }) => ({ body: { id: address } }) },
  'auth.makeMainAddress': { ask: ({ address }) => ({ body: { id: address } }) },
  'ownAccount.updateContactInfo': {
    ask: () => ({ body: { first_name: 'Thief', last_name: 'Thiefson', phone: '' } }),
    withoutAnything: 200,
  },
  'ownAccount.updatePreferences': {
    ask: () => ({ body: { language_id: 2, currency_id: 1, country_id: 1 } }),
    withoutAnything: 200,
  },
  'ownAccount.changePassword': {
    ask: () => ({ body: { current_password: 'a guess at it', password: 'a password of a thief' } }),
    // Clients of this test have no password.
    ...{ withoutAnything: 422, ownersAnswer: 422 },
  },
  'ownAccount.requestEmailChange': {
    ask: () => ({ body: { email: 'thief@shopper.example', current_password: 'a guess at it' } }),
    // Clients of this test have no password.
    ...{ withoutAnything: 422, ownersAnswer: 422 },
  },
  'ownAccount.sendConfirmation': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'auth.subscriptionStatus': {
    ask: () => ({ body: { email: 'owner@shopper.example' } }),
    withoutAnything: 200,
  },
  'auth.sessions': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'ownAccount.endSession': { ask: ({ session: id }) => ({ body: { id } }), ownersAnswer: 404 },
  'ownAccount.news': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'ownAccount.saveNews': {
    ask: () => ({ body: { subscribed: true, topics: ['offers'] } }),
    withoutAnything: 200,
  },
  'ownAccount.updateSubscription': { ask: () => ({ body: { subscribed: true } }), withoutAnything: 200 },
  'privacy.data': { ask: () => ({}), withoutAnything: 200 },
  'privacy.page': { ask: () => ({}), withoutAnything: 200 },
  'privacy.erasure': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'privacy.erase': {
    ask: () => ({ body: { current_password: 'a guess at it' } }),
    // Clients of this test have no password.
    ...{ withoutAnything: 422, ownersAnswer: 422 },
  },
  'balance.history': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'balance.table': { ask: () => ({}), withoutAnything: 200 },
  'balance.topUp': { ask: () => ({ body: { amount: 20 } }), withoutAnything: 200 },
  'cart.setQuantity': { ask: ({ line }) => ({ body: { id: line, quantity: 7 } }) },
  'cart.remove': { ask: ({ line }) => ({ body: { id: line } }) },
  'cart.restore': { ask: ({ removed }) => ({ body: { id: removed } }) },
  'cart.setShippingMethod': { ask: () => ({ body: { shipping_method: 'sea' } }), withoutAnything: 200 },
  'checkout.generate': { ask: () => ({}), withoutAnything: 409 },
  'checkout.openStep': aboutCheckout({ step: 4 }),
  'checkout.saveShipping': aboutCheckout({
    ...{
      shipping: 'sea',
      delivery: 2,
      parcel_shop: null,
      address: NEW_ADDRESS,
      email: 'thief@shopper.example',
    },
  }),
  'checkout.saveCompany': aboutCheckout({
    company: { name: 'UAB Rasa', register_code: '121215434', vat_number: '', country_id: 1 },
  }),
  'checkout.choosePayment': aboutCheckout({ payment_processor_id: 2, option: null, use_balance: false }),
  'checkout.usePromotion': aboutCheckout({ code: 'WELCOME10' }),
  'checkout.removePromotion': aboutCheckout(),
  'checkout.invalidate': aboutCheckout(),
  'checkout.removeBalance': { ask: ({ checkout: slug }) => ({ body: { slug } }) },
  'checkout.place': {
    ask: ({ checkout: slug, total }) => ({
      params: { slug },
      body: { slug, language_id, expected_total: total },
      idempotencyKey: 'somebodys-key',
    }),
  },
  'checkout.verifyPayment': { ask: ({ payment: reference }) => ({ body: { reference } }) },
  'claim.list': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'claim.submit': {
    ask: ({ order: slug }) => ({
      body: {
        ...{ slug, lines: [{ position: 1, quantity: 1 }], files: [] },
        ...{ reason: 'damaged', wish: 'refund', text: 'It arrived torn.' },
      },
      idempotencyKey: 'somebodys-key',
    }),
  },
  'miscInvoice.list': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'miscInvoice.one': { ask: ({ miscInvoice: slug }) => ({ body: { slug } }) },
  'miscInvoice.accept': { ask: ({ miscInvoice: slug }) => ({ body: { slug } }) },
  'miscInvoice.decline': { ask: ({ miscInvoice: slug }) => ({ body: { slug, reason: '' } }) },
  'order.list': {
    ask: () => ({ body: { language_id, page: 1, type_for_filter: 'all_orders' } }),
    withoutAnything: 200,
  },
  'order.cancel': { ask: ({ order: slug }) => ({ body: { slug, reason: 'other' } }) },
  'order.destination': { ask: ({ order: slug }) => ({ body: { slug } }) },
  'order.changeAddress': {
    ask: ({ order: slug }) => ({ body: { slug, parcel_shop: null, address: NEW_ADDRESS } }),
  },
  'order.mailAgain': { ask: ({ order: slug }) => ({ body: { slug } }) },
  'order.one': { ask: ({ order: slug }) => ({ body: { slug, language_id } }) },
  'payable.fetch': { ask: ({ payable: slug }) => ({ params: { slug }, body: { slug, language_id } }) },
  'payable.pay': {
    ask: ({ payable: slug }) => ({
      params: { slug },
      body: {
        ...{ slug, language_id, option: null, use_balance: false },
        payment_processor_id: 1,
        expected_total: 100,
      },
      idempotencyKey: 'somebodys-key',
    }),
  },
  'pro.apply': {
    ask: () => ({
      body: { company: 'UAB', register_code: '1', vat_number: '', country_id: 1, note: '' },
    }),
    withoutAnything: 200,
  },
  // Clients of this test have no business account. What belongs to one is tested in pro.test.ts and company-people.test.ts.
  'pro.people': unproved(),
  'pro.invite': unproved({ email: 'thief@shopper.example', role: 'owner' }),
  'pro.withdrawInvitation': unproved({ id: 1 }),
  'pro.changeRole': unproved({ id: 1, role: 'owner' }),
  'pro.removePerson': unproved({ id: 1 }),
  'pro.leave': unproved(),
  'pro.companyOrders': unproved(),
  'pro.invitation': { ask: () => ({ body: { code: 'x'.repeat(43) } }), withoutAnything: 200 },
  'pro.acceptInvitation': {
    ask: () => ({ body: { code: 'x'.repeat(43) } }),
    ...{ withoutAnything: 409, ownersAnswer: 409 },
  },
  'pro.invoices': unproved({ filter: 'all' }),
  'pro.invoice': unproved({ id: 1 }),
  'pro.statement': unproved(),
  'pro.ordersTable': { ask: () => ({}), withoutAnything: 403, ownersAnswer: 403 },
  'pro.invoicesTable': { ask: () => ({}), withoutAnything: 403, ownersAnswer: 403 },
  'pro.importRows': {
    ask: () => ({ body: { text: 'name,quantity\nMug,1', files: [] }, idempotencyKey: 'somebodys-key' }),
    ...{ withoutAnything: 403, ownersAnswer: 403 },
  },
  'pro.terms': unproved({ language_id }),
  'pro.acceptTerms': unproved({ version: 1, name: 'Thief' }),
  'forwarding.warehouse': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'forwarding.packages': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'forwarding.requests': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'forwarding.announce': {
    ask: () => ({
      body: { tracking_number: '1Z999AA10123', shop: 'Store', contents: 'Mug', value: 12 },
    }),
    // A stranger of an earlier round has announced it already.
    withoutAnything: 409,
  },
  'forwarding.photo': {
    ask: ({ stored: id }) => ({ params: { id: String(id), position: '1' } }),
    // Staff have taken no photo of it; `office-photos.test.ts` has one.
    ownersAnswer: 404,
  },
  'forwarding.withdraw': { ask: ({ announced: id }) => ({ body: { id } }) },
  'forwarding.estimate': {
    ask: ({ stored }) => ({
      body: { package_ids: [stored], country_id: 1, services: NO_SERVICES, declaration: null },
    }),
  },
  'forwarding.request': {
    ask: ({ stored }) => ({
      body: {
        ...{ package_ids: [stored], shipping_method: 'air', address: ADDRESS, price_cap: null },
        ...{ services: NO_SERVICES, declaration: null },
      },
    }),
  },
  'forwarding.one': { ask: ({ forward: slug }) => ({ body: { slug } }) },
  'forwarding.declare': {
    ask: ({ forward: slug }) => ({ body: { slug, declaration: A_DECLARATION } }),
  },
  'forwarding.approve': {
    ask: ({ forward: slug }) => ({ body: { slug, expected_total: 1 } }),
    // It is not measured yet.
    ownersAnswer: 409,
  },
  'forwarding.cancel': { ask: ({ forward: slug }) => ({ body: { slug } }) },
  'quote.changeItem': { ask: ({ quoteLine: id }) => ({ body: { id, item: A_MUG } }) },
  'quote.removeItem': { ask: ({ quoteLine: id }) => ({ body: { id } }) },
  'productReview.list': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'quote.submit': {
    ask: () => ({
      body: { email: 'thief@shopper.example', country_id: 1, shipping_method: 'air', note: '' },
    }),
    withoutAnything: 422,
  },
  'savedMeans.list': { ask: () => ({ body: {} }), withoutAnything: 200 },
  'savedMeans.add': {
    ask: () => ({ body: { payment_processor_id: 1, token: null } }),
    // The provider of this shop saves no cards.
    ...{ withoutAnything: 422, ownersAnswer: 422 },
  },
  'savedMeans.finish': { ask: ({ cardSetup: reference }) => ({ body: { reference } }) },
  'savedMeans.remove': { ask: ({ savedCard: id }) => ({ body: { id } }) },
  'wish.list': { ask: () => ({ body: { language_id } }), withoutAnything: 200 },
  'wish.add': { ask: () => ({ body: { variant_id: 3 } }), withoutAnything: 200 },
  'wish.remove': { ask: ({ wish: id }) => ({ body: { id } }) },
  'wish.setAlert': { ask: ({ wish: id }) => ({ body: { id, alert_percent: 5, tells_stock: true } }) },
  'withdrawal.order': { ask: ({ order: slug }) => ({ body: { slug, language_id } }) },
  'withdrawal.state': {
    ask: ({ order: slug, orderLine: id }) => ({
      body: {
        ...{ slug, language_id, key: slug.slice(0, 20), name: 'Thief', email: 'thief@shopper.example' },
        lines: [{ id, quantity: 1 }],
      },
    }),
  },
  'factor.security': { ask: () => ({ body: {} }), withoutAnything: 200 },
  // Clients of this test have no password, and so no proof for a change.
  'factor.prove': {
    ask: () => ({ body: { password: 'a guess at it' } }),
    ...{ withoutAnything: 422, ownersAnswer: 422 },
  },
  'factor.beginCodes': unproved(),
  'factor.confirmCodes': unproved({ code: '123456' }),
  'factor.endCodes': unproved(),
  'factor.renewRecoveryCodes': unproved(),
  'factor.newPasskeyOptions': unproved(),
  'factor.addPasskey': unproved({
    name: 'Phone',
    response: {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  }),
  'factor.removePasskey': unproved({ id: 1 }),
  'invoice.one': { ask: ({ document: id }) => ({ body: { id, language_id } }) },
  'invoice.pdf': { ask: ({ document: id }) => ({ params: { id: String(id) } }) },
  'invoice.ubl': { ask: ({ document: id }) => ({ params: { id: String(id) } }) },
  'invoice.ofOrder': { ask: ({ order: slug }) => ({ body: { slug } }) },
  'order.success': { ask: ({ order: slug }) => ({ body: { slug, language_id } }) },
};

/** Public calls that answer about an owner's belongings. */
const OPEN = ['quote.submit', 'cart.setShippingMethod', 'checkout.generate', 'order.success'];

const guarded = everyCall.filter(({ name, contract }) => contract.access !== 'public' || OPEN.includes(name));
const ofClients = guarded.filter(({ contract }) => contract.access === 'client');
const ofVisitors = guarded.filter(({ contract }) => contract.access !== 'client');

/** Calls that a guest's secret link opens on any device: the order, without personal data. */
const BY_LINK = ['order.success'];
const MASKED = 'r•••@s•••.example';
const { id: _id, country_id: _country, ...WORDS } = ADDRESS;
const PERSONAL = ['rasa@shopper.example', ...Object.values(WORDS)];

test('every call that needs an owner has an entry in the table of this test', () => {
  expect(Object.keys(CASES).sort()).toEqual(guarded.map(({ name }) => name).sort());
});

let shop: WholeShop;
let strangers: Record<string, { token?: string; brand?: string }>;
beforeAll(async () => {
  shop = await createWholeShop();
  // Every owner buys: the shirts of the demo are too few for all calls.
  await shop.db.updateTable('product_variant').set({ on_hand: 10_000 }).where('id', '=', 3).execute();
  await shop.db
    .insertInto('promotion')
    .values({ code: 'WELCOME10', promotion_type: 1, value: 100_000 })
    .execute();
  strangers = {
    'a visitor without a session': {},
    'a made-up session': { token: 'x'.repeat(43) },
    'another guest': { token: await shop.putIntoCart(1) },
    'another client': { token: await logIn(shop, 'other@shopper.example') },
    'a client of another brand': {
      token: await logIn(shop, 'owner@shopper.example', 'lv'),
      brand: 'lv',
    },
  };
});
afterAll(() => shop.close());

const isClient = (who: string) => who.includes('client');

let place = 0;
/** Limits by place are not under test here. */
const elsewhere = () => `198.51.100.${(place = (place + 1) % 250)}`;

type Asking = { contract: Contract; ask: Case['ask'] };

const answerTo = async (as: object, { contract, ask }: Asking, of: Belongings) => {
  const { status, body } = await shop.call(contract, { ...ask(of), ...as, ip: elsewhere() });
  return { status, body };
};

/** Secrets and numbers of the owner. No answer to another visitor may contain them. */
const namesOf = ({ checkout, order, payment, email }: Owner) =>
  [checkout, order, payment, email].filter((name) => name !== null);

const mustKeepOut = async (
  owner: Owner,
  name: string,
  { contract, ask, withoutAnything }: Case & Asking,
  more: typeof strangers = {},
) => {
  const before = await whatIsSeenBy(shop, owner);
  const askers = { ...strangers, ...more, 'the owner at another brand': { token: owner.token, brand: 'ee' } };
  for (const [who, as] of Object.entries(askers)) {
    const said = await answerTo(as, { contract, ask }, owner);
    const where = `${name} asked by ${who}`;
    if (contract.access === 'client' && !isClient(who)) {
      expect(said, where).toEqual({
        status: 401,
        body: { status: false, message: 'unauthorised', errors: {} },
      });
    } else if (withoutAnything === undefined) {
      expect(said.status, where).toBe(404);
      expect(said, where).toEqual(await answerTo(as, { contract, ask }, NOTHING));
    } else {
      expect([200, withoutAnything], where).toContain(said.status);
    }
    for (const own of namesOf(owner)) expect(JSON.stringify(said.body), where).not.toContain(own);
  }
  expect(await whatIsSeenBy(shop, owner), `${name} left everything alone`).toEqual(before);
};

describe.each([
  ['a guest', undefined, ofVisitors.filter(({ name }) => !BY_LINK.includes(name))],
  ['a client', 'owner-1@client.example', guarded],
] as const)('data of %s', (_who, email, calls) => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await settleIn(shop, email === undefined ? {} : { email });
    await shop.keepRows();
  });
  // Each call begins with all of the owner's belongings.
  beforeEach(() => shop.reset());

  test.each(calls.map(({ name, contract }) => [name, contract] as const))(
    '%s exists for the owner only; all others get the answer for an unknown id',
    async (name, contract) => {
      const asking = { contract, ...CASES[name]! };
      await mustKeepOut(owner, name, asking);
      const own = await answerTo({ token: owner.token }, asking, owner);
      expect(own.status, 'the owner').toBe(asking.ownersAnswer ?? 200);
    },
  );
});

describe('what a person has ordered for a company', () => {
  const BUYER = 'buyer@company.example';
  let buyer: Owner;
  let outsiders: typeof strangers;
  beforeAll(async () => {
    buyer = await settleIn(shop, { email: BUYER });
    const terms = { limit: 5_000_000, dueDays: 14 };
    const [boss, removed, rival, colleague] = [
      await logIn(shop, 'boss@company.example'),
      await logIn(shop, 'removed@company.example'),
      await logIn(shop, 'boss@rival.example'),
      await logIn(shop, 'colleague@company.example'),
    ];
    const companyId = await companyOf(shop, await makeProWith(shop, 'boss@company.example', terms));
    await makeProWith(shop, 'boss@rival.example', terms);
    const id = await joinCompany(shop, BUYER, { companyId, role: 'buyer' });
    await joinCompany(shop, 'colleague@company.example', { companyId, role: 'buyer' });
    const gone = await joinCompany(shop, 'removed@company.example', { companyId, role: 'owner' });
    expect((await shop.call(proContract.removePerson, { token: boss, body: { id: gone } })).status).toBe(200);
    await shop.db.updateTable('quote').set({ company_id: companyId }).where('client_id', '=', id).execute();
    await shop.db
      .updateTable('misc_invoice')
      .set({ company_id: companyId })
      .where('client_id', '=', id)
      .execute();
    outsiders = {
      'a client who was removed from the company': { token: removed },
      'a client who owns another company': { token: rival },
      'a client who only orders for the company': { token: colleague },
    };
    await shop.keepRows();
  });
  beforeEach(() => shop.reset());

  test.each(
    guarded
      .filter(({ name }) => CASES[name]?.withoutAnything === undefined)
      .map(({ name, contract }) => [name, contract] as const),
  )('%s is unknown to strangers, to a removed person and to another buyer', async (name, contract) => {
    await mustKeepOut(buyer, name, { contract, ...CASES[name]! }, outsiders);
  });
});

test.each(BY_LINK)('%s shows a guest’s order masked by its link, at its own brand only', async (name) => {
  const { contract } = ofVisitors.find((call) => call.name === name)!;
  const asking = { contract, ...CASES[name]! };
  const owner = await settleIn(shop, {});
  const own = await answerTo({ token: owner.token }, asking, owner);
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).toContain(ADDRESS.last_name);
  const askers = ['a visitor without a session', 'a made-up session', 'another guest', 'another client'];
  for (const who of askers) {
    const said = await answerTo(strangers[who]!, asking, owner);
    expect(said, who).toMatchObject({ status: 200, body: { order: null, masked: { email: MASKED } } });
    for (const personal of PERSONAL) expect(JSON.stringify(said.body), who).not.toContain(personal);
    for (const secret of namesOf(owner)) expect(JSON.stringify(said.body), who).not.toContain(secret);
  }
  expect((await answerTo(strangers['a client of another brand']!, asking, owner)).status).toBe(404);
  const elsewhere = { token: owner.token, brand: 'ee' };
  expect((await answerTo(elsewhere, asking, owner)).status, 'another brand').toBe(404);
});

test.each(ofClients.map(({ name, contract }) => [name, contract] as const))(
  '%s sends a guest with a cart to the login',
  async (name, contract) => {
    const { status } = await answerTo(strangers['another guest']!, { contract, ...CASES[name]! }, NOTHING);
    expect(status).toBe(401);
  },
);

test('another visitor’s return from the provider does not change a payment in progress', async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = await shop.place(slug, { token }, total);
  const reference = placed.body.payment_reference;
  for (const as of Object.values(strangers)) expect((await shop.verify(reference, as)).status).toBe(404);
  const { state } = await shop.db
    .selectFrom('payment')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(state).toBe('pending');
});
