import { askRegisterAgain } from '@shop/commerce-orders';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { checkoutContract } from '@shop/contracts/checkout';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract } from '@shop/contracts/orders';
import { staffCallsContract } from '@shop/contracts/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { issueDocuments } from '../testing/issue-documents.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { listCompanies } from '../orders-desk/list-companies.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const COMPANY = {
  name: 'UAB „Rasos namai“',
  register_code: '121215434',
  vat_number: 'LT 100001234510',
  country_id: 1,
};
type Typed = typeof COMPANY;

const save = (slug: string, token: string, company: Typed | null) =>
  shop.call(checkoutContract.saveCompany, {
    token,
    params: { slug },
    body: { slug, language_id: 2, company },
  });

const pay = async ({ slug, token, total }: { slug: string; token: string; total: number }) => {
  const placed = (await shop.place(slug, { token }, total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  return placed;
};

const buyFor = async (company: Typed) => {
  const ready = await shop.readyToPlace();
  expect((await save(ready.slug, ready.token, company)).status).toBe(200);
  const placed = await pay(ready);
  return { ...ready, id: placed.order_id, order: placed.success_slug };
};

const valueOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '';

const kept = (id: number) =>
  shop.db.selectFrom('order_company').selectAll().where('quote_id', '=', id).executeTakeFirst();

test('a guest buys for a company: the order, its mail and its invoice name it with its numbers', async () => {
  const { order, token, id } = await buyFor(COMPANY);
  const company = { name: COMPANY.name, register_code: '121215434', vat_number: 'LT100001234510' };
  const seen = await shop.call(ordersContract.success, { token, body: { slug: order, language_id: 2 } });
  expect(seen.body.order?.company).toEqual({ ...company, country_id: 1 });
  expect(await kept(id)).toMatchObject({ vat_check: 'registered' });
  const mail = await shop.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'order-confirmation')
    .executeTakeFirstOrThrow();
  expect(mail.data).toMatchObject({
    company: [COMPANY.name, expect.stringContaining('121215434'), expect.stringContaining('LT100001234510')],
  });
  await issueDocuments(shop);
  const { documents } = (await shop.call(invoicesContract.ofOrder, { token, body: { slug: order } })).body;
  const { invoice } = (
    await shop.call(invoicesContract.one, { token, body: { id: documents[0]?.id ?? 0, language_id: 2 } })
  ).body;
  expect(invoice.buyer).toMatchObject(company);
  expect(invoice.taxed.map(({ rate }) => rate)).toEqual([0.21]);
  const ubl = String(
    (await shop.call(invoicesContract.ubl, { token, params: { id: String(documents[0]?.id) } })).body,
  );
  const buyer = /<cac:AccountingCustomerParty>[\s\S]*<\/cac:AccountingCustomerParty>/.exec(ubl)?.[0] ?? '';
  expect(valueOf(buyer, 'cbc:RegistrationName'), 'BT-44').toBe(COMPANY.name);
  expect(valueOf(buyer, 'cac:PartyLegalEntity'), 'BT-47').toContain('<cbc:CompanyID>121215434</');
  expect(valueOf(buyer, 'cac:PartyTaxScheme'), 'BT-48').toContain('<cbc:CompanyID>LT100001234510</');
  expect(ubl).not.toContain('<cbc:ID>AE</cbc:ID>');
});

test.each([
  [{ register_code: '121215435' }, 'company.register_code', 'register_code'],
  [{ register_code: '' }, 'company.register_code', 'required'],
  [{ vat_number: 'LT123' }, 'company.vat_number', 'vat_number'],
  [{ vat_number: 'DE129273399' }, 'company.vat_number', 'vat_number'],
  [{ name: '' }, 'company.name', 'required'],
  [{ country_id: 999 }, 'company.country_id', 'required'],
] as const)('a company with %j is refused at its field', async (wrong, field, code) => {
  const { slug, token } = await shop.readyToPlace();
  const answer = await save(slug, token, { ...COMPANY, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [code] } } });
});

test('a number that its register does not know is refused, one about which it is silent is kept', async () => {
  const { slug, token } = await shop.readyToPlace();
  const estonian = { ...COMPANY, country_id: 3, register_code: '10234957' };
  expect(await save(slug, token, { ...estonian, vat_number: 'EE100000599' })).toMatchObject({
    ...{ status: 422, body: { errors: { 'company.vat_number': ['vat_unknown'] } } },
  });
  const { body } = await save(slug, token, { ...estonian, vat_number: '100000298' });
  expect(body.checkout.company).toMatchObject({ vat_number: 'EE100000298', country_id: 3 });
  const { company } = await shop.db
    .selectFrom('checkout_session')
    .select('company')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  expect(company?.vat_check).toBe('not_checked');
});

test('a register that does not answer stops no purchase: it is asked again, and staff see what it says', async () => {
  const { id } = await buyFor(COMPANY);
  await shop.db.updateTable('order_company').set({ vat_check: 'not_checked' }).execute();
  const asked: string[] = [];
  const register = {
    find: async (number: string) => {
      asked.push(number);
      return asked.length === 1 ? ('not_checked' as const) : ('unknown' as const);
    },
  };
  const ask = () => askRegisterAgain({ db: shop.db, register });
  expect(await ask()).toBe(0);
  shop.wait(6);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  expect((await listCompanies(shop.db)).text).toContain('has not answered, asked 2×');
  shop.wait(11);
  expect(await ask()).toBe(1);
  expect(await kept(id)).toMatchObject({ vat_check: 'unknown', asks: 3 });
  expect((await listCompanies(shop.db)).text).toContain('does not know it');
  shop.wait(100);
  expect(await ask()).toBe(0);
});

test('a client’s next order begins with the company of the last one, and a person’s without', async () => {
  const token = await logIn(shop, 'rasa@shopper.example');
  await shop.putIntoCart(3, 1, { token });
  const begin = async () => {
    const slug = await shop.generate({ token });
    await shop.ship(slug, { token });
    return { token, ...(await shop.choose(slug, { token })).body.checkout };
  };
  const first = await begin();
  expect(first.company).toBeNull();
  await save(first.slug, token, COMPANY);
  await pay({ ...first, total: first.totals.total });
  await shop.putIntoCart(3, 1, { token });
  const second = await begin();
  expect(second.company).toMatchObject({ name: COMPANY.name, vat_number: 'LT100001234510' });
  await save(second.slug, token, null);
  await pay({ ...second, total: second.totals.total });
  await shop.putIntoCart(3, 1, { token });
  expect((await begin()).company).toBeNull();
});

test('finance asks a register again, and writes down what was found elsewhere', async () => {
  const office = officeOf(shop);
  const finance = await hire(shop, 'ana', 'finance');
  const { id } = await buyFor({
    ...COMPANY,
    country_id: 3,
    register_code: '10234957',
    vat_number: '100000298',
  });
  const list = async () =>
    (await office(staffCallsContract.companyChecks, { as: finance, body: {} })).body.companies;
  const waiting = async () =>
    (await office(staffCallsContract.overview, { as: finance, body: {} })).body.companies;
  expect(await list()).toMatchObject([
    {
      ...{ order_id: id, order_number: `QU${id}`, brand: 'lt', vat_number: 'EE100000298' },
      ...{ said: 'not_checked', asks: 1 },
    },
  ]);
  expect(await waiting()).toBe(1);
  const ask = { as: finance, body: { order_id: id } };
  expect((await office(staffCallsContract.askRegister, ask)).body).toMatchObject({ said: 'not_checked' });
  expect(await list()).toMatchObject([{ asks: 2 }]);

  const found = {
    order_id: id,
    vat_number: 'EE100000298',
    found: 'confirmed',
    reason: 'Letter of the register',
  } as const;
  const decide = (body: typeof found) => office(staffCallsContract.decideCompany, { as: finance, body });
  expect((await decide({ ...found, reason: '' as 'Letter of the register' })).status).toBe(422);
  const both = await Promise.all([decide(found), decide(found)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await kept(id)).toMatchObject({ vat_check: 'confirmed' });
  expect(await list()).toEqual([]);
  expect(await waiting()).toBe(0);
  expect((await office(staffCallsContract.askRegister, ask)).status).toBe(409);
  const { acts } = (await office(staffCallsContract.acts, { as: finance, body: { subject_kind: 'order' } }))
    .body;
  expect(acts).toMatchObject([
    {
      ...{ who: `staff:${finance.id}`, act: 'company.confirmed', subject_id: String(id) },
      ...{ reason: 'Letter of the register', after: { vat_number: 'EE100000298', vat_check: 'confirmed' } },
    },
    { act: 'company.asked', after: { vat_check: 'not_checked' } },
  ]);
  const other = { as: await hire(shop, 'rasa', 'buyer'), body: {} };
  expect((await office(staffCallsContract.companyChecks, other)).status).toBe(403);
});

test('what the register says to finance ends the question, or shows that it has no such number', async () => {
  const office = officeOf(shop);
  const finance = await hire(shop, 'ana', 'finance');
  const { id } = await buyFor(COMPANY);
  const open = (vat_number: string) =>
    shop.db.updateTable('order_company').set({ vat_number, vat_check: 'not_checked' }).execute();
  const said = async () =>
    (await office(staffCallsContract.companyChecks, { as: finance, body: {} })).body.companies.map(
      (company) => company.said,
    );
  const ask = async () =>
    (await office(staffCallsContract.askRegister, { as: finance, body: { order_id: id } })).body.said;

  await open('EE100000599');
  expect(await ask()).toBe('unknown');
  expect(await said()).toEqual(['unknown']);
  const refused = {
    order_id: id,
    vat_number: 'EE100000599',
    found: 'refused',
    reason: 'Typed wrongly',
  } as const;
  expect((await office(staffCallsContract.decideCompany, { as: finance, body: refused })).status).toBe(200);
  expect(await kept(id)).toMatchObject({ vat_check: 'refused' });
  expect(await said()).toEqual([]);

  await open('LT100001234510');
  expect(await ask()).toBe('registered');
  expect(await said()).toEqual([]);
  expect(await kept(id)).toMatchObject({ vat_check: 'registered' });
});
