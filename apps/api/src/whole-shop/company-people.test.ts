import type { Contract } from '@shop/contracts/contract';
import { authContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { privacyContract } from '@shop/contracts/privacy';
import { proContract } from '@shop/contracts/pro';
import { staffCallsContract } from '@shop/contracts/staff';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { COMPANY_ROLES, mayInCompany, type CompanyRole } from '@shop/domain/company-people';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalParts } from '../personal-parts.ts';
import { logIn, openSession } from '../testing/belongings.ts';
import { miscInvoiceOffice, STORAGE_TOTAL } from '../testing/misc-invoices.ts';
import { companyOf, joinCompany, makeProWith } from '../testing/on-account.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const ACCOUNT = { payment_processor_id: PAYMENT_PROVIDER.account };
const DAY_S = 86_400;

type Person = { readonly token: string; readonly id: number };

let shop: WholeShop;
let calls: ReturnType<typeof payablesOf>;
let owner: Person;
let companyId: number;
beforeAll(async () => {
  shop = await createWholeShop();
  calls = payablesOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  const token = await logIn(shop, 'owner@company.example');
  const id = await makeProWith(shop, 'owner@company.example', { limit: 5_000_000, dueDays: 21 });
  owner = { token, id };
  companyId = await companyOf(shop, id);
});
afterAll(() => shop.close());

const person = async (role: CompanyRole, name: string = role): Promise<Person> => {
  const email = `${name}@company.example`;
  const token = await logIn(shop, email);
  return { token, id: await joinCompany(shop, email, { companyId, role }) };
};
const stranger = async (email = 'stranger@shopper.example') => {
  const token = await logIn(shop, email);
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { token, id };
};

let place = 0;
/** Limits by place are not under test here. */
const elsewhere = () => `198.51.100.${(place = (place + 1) % 250)}`;
const call = <Body, Answer>(
  { token }: Pick<Person, 'token'>,
  contract: Contract<Body, Answer>,
  body: Body,
  more: object = {},
) => shop.call(contract, { token, body, ip: elsewhere(), ...more });

const people = async (as: Person) => (await call(as, proContract.people, {})).body;
const user = async (as: Pick<Person, 'token'>) => (await call(as, authContract.currentUser, {})).body.user;
const remove = (as: Person, { id }: Person) => call(as, proContract.removePerson, { id });
const setRole = (as: Person, { id }: Person, role: CompanyRole) =>
  call(as, proContract.changeRole, { id, role });
const buyOnAccount = async (as: Person, due = 1_000_000) => {
  const { slug } = await waitForMoney(shop, { clientId: as.id, due });
  return calls.pay(slug, as, due / 10_000, ACCOUNT, `key-${slug}`);
};
const claims = () =>
  shop.db.selectFrom('misc_invoice').selectAll().where('claim_of_payment_id', 'is not', null).execute();

const invite = (as: Person, email: string, role: CompanyRole = 'buyer') =>
  call(as, proContract.invite, { email, role });
const mails = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'language', 'data'])
      .where('template', '=', 'pro-news')
      .orderBy('id')
      .execute()
  ).map(({ data, ...mail }) => ({ ...mail, ...(data as { news: string; link: string; company: string }) }));
const lastCode = async () => (await mails()).at(-1)?.link.split('/').at(-1) ?? '';
const accept = (as: Pick<Person, 'token'>, code: string) => call(as, proContract.acceptInvitation, { code });

describe('each call asks for its right', () => {
  const TABLE = [
    ['invoices', 'papers', { filter: 'all' }],
    ['statement', 'papers', {}],
    ['companyOrders', 'orders', {}],
    ['terms', 'order', { language_id: 1 }],
    ['acceptTerms', 'order', { version: 1, name: 'Ona' }],
    ['importRows', 'order', { text: 'name,quantity\nMug,1', files: [] }],
    ['invite', 'people', { email: 'new@company.example', role: 'buyer' }],
    ['withdrawInvitation', 'people', { id: 999 }],
    ['changeRole', 'people', { id: 999, role: 'buyer' }],
    ['removePerson', 'people', { id: 999 }],
  ] as const;

  test.each(COMPANY_ROLES)(
    'a person who is %s gets what the role allows, and 403 otherwise',
    async (role) => {
      const as = await person(role, `a-${role}`);
      for (const [name, right, body] of TABLE) {
        const contract = proContract[name] as Contract;
        const { status } = await shop.call(contract, {
          ...{ token: as.token, body, ip: elsewhere(), idempotencyKey: `key-of-${name}-${role}` },
        });
        // Somebody unknown is not found by those who may look.
        const allowed = 'id' in body ? 404 : 200;
        expect(status, name).toBe(mayInCompany(role, right) ? allowed : 403);
      }
      for (const [contract, right] of [
        [proContract.ordersTable, 'orders'],
        [proContract.invoicesTable, 'papers'],
      ] as const) {
        const { status } = await shop.call(contract, { token: as.token, ip: elsewhere() });
        expect(status, right).toBe(mayInCompany(role, right) ? 200 : 403);
      }
      expect((await buyOnAccount(as)).status).toBe(mayInCompany(role, 'order') ? 200 : 422);
    },
  );

  test('the people of one company neither see nor change those of another', async () => {
    const other = await stranger('other@other.example');
    await makeProWith(shop, 'other@other.example', { limit: 0, dueDays: 14 });
    const buyer = await person('buyer');
    expect((await remove(other, buyer)).status).toBe(404);
    expect((await setRole(other, buyer, 'owner')).status).toBe(404);
    await invite(owner, 'new@company.example');
    const [invitation] = (await people(owner)).invitations;
    const withdrawn = await call(other, proContract.withdrawInvitation, { id: invitation?.id ?? 0 });
    expect(withdrawn.status).toBe(404);
    expect((await people(other)).people).toMatchObject([{ email: 'other@other.example', is_me: true }]);
    expect((await people(buyer)).invitations).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is mailed in the language of the invited client, and its acceptance gives the role at once', async () => {
    const invited = await stranger('ona@shopper.example');
    await shop.db.updateTable('client').set({ language_id: 3 }).where('id', '=', invited.id).execute();
    expect((await invite(owner, 'Ona@Shopper.example')).status).toBe(200);
    expect(await mails()).toMatchObject([
      { recipient: 'ona@shopper.example', news: 'invited', company: 'UAB Prekyba', language: 'lv' },
    ]);
    const code = await lastCode();
    const looked = await call(invited, proContract.invitation, { code });
    expect(looked.body).toMatchObject({ state: 'open', company: 'UAB Prekyba', role: 'buyer' });
    expect(await user(invited)).toMatchObject({ is_pro: false, tier: null });
    expect((await accept(invited, code)).status).toBe(200);
    expect(await user(invited)).toMatchObject({ is_pro: true, tier: 'gold' });
    expect((await people(owner)).people.map(({ email, role }) => [email, role])).toEqual([
      ['owner@company.example', 'owner'],
      ['ona@shopper.example', 'buyer'],
    ]);
    expect((await people(owner)).invitations).toEqual([]);
    expect((await accept(invited, code)).status).toBe(409);
  });

  test('works for one who registers later; a bookkeeper has no tier', async () => {
    await invite(owner, 'later@shopper.example', 'bookkeeper');
    const invited = await stranger('later@shopper.example');
    expect((await accept(invited, await lastCode())).status).toBe(200);
    expect(await user(invited)).toMatchObject({ is_pro: true, tier: null });
  });

  test('tells another address nothing, and lets it accept nothing', async () => {
    await invite(owner, 'ona@shopper.example');
    const other = await stranger();
    const code = await lastCode();
    const { body } = await call(other, proContract.invitation, { code });
    expect(body).toMatchObject({ state: 'other_address', company: null, role: null });
    const refused = await accept(other, code);
    expect(refused).toMatchObject({ status: 409, body: { message: 'pro.invitation.other_address' } });
  });

  test('to a person of another company looks the same to the inviter, and is refused to the invited', async () => {
    const taken = await stranger('taken@other.example');
    await makeProWith(shop, 'taken@other.example', { limit: 0, dueDays: 14 });
    const [known, unknown] = [
      await invite(owner, 'taken@other.example'),
      await invite(owner, 'nobody@other.example'),
    ];
    expect(known).toMatchObject({ status: 200, body: unknown.body });
    const [mail] = await mails();
    const code = mail?.link.split('/').at(-1) ?? '';
    expect(await accept(taken, code)).toMatchObject({
      status: 409,
      body: { message: 'pro.invitation.has_company' },
    });
  });

  test('ends after seven days, with a second one, and when it is taken back', async () => {
    const invited = await stranger('ona@shopper.example');
    await invite(owner, 'ona@shopper.example');
    const first = await lastCode();
    await invite(owner, 'ona@shopper.example', 'owner');
    expect((await accept(invited, first)).status).toBe(409);
    const [open] = (await people(owner)).invitations;
    expect(open).toMatchObject({ role: 'owner', is_over: false });
    const second = await lastCode();
    await call(owner, proContract.withdrawInvitation, { id: open?.id ?? 0 });
    expect((await accept(invited, second)).status).toBe(409);
    await invite(owner, 'ona@shopper.example');
    const third = await lastCode();
    shop.wait(7 * DAY_S + 1);
    const later = { token: await openSession(shop, invited.id) };
    expect((await call(later, proContract.invitation, { code: third })).body.state).toBe('unknown');
    expect((await accept(later, third)).status).toBe(409);
  });

  test('of somebody who is there already is refused at the field, and its calls have a limit', async () => {
    expect(await invite(owner, 'owner@company.example')).toMatchObject({
      status: 422,
      body: { errors: { email: ['pro.member_already'] } },
    });
    const answers = [];
    for (let at = 0; at < 12; at += 1)
      answers.push(
        await shop.call(proContract.invite, {
          ...{ token: owner.token, ip: '203.0.113.7' },
          body: { email: `n${at}@shopper.example`, role: 'buyer' },
        }),
      );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('accepted in two tabs makes one person', async () => {
    await invite(owner, 'ona@shopper.example');
    const invited = await stranger('ona@shopper.example');
    const code = await lastCode();
    const answers = await Promise.all([accept(invited, code), accept(invited, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the last owner', () => {
  test('neither leaves nor is demoted, until there is another', async () => {
    const buyer = await person('buyer');
    const refused = { status: 409, body: { message: 'pro.last_owner' } };
    expect(await call(owner, proContract.leave, {})).toMatchObject(refused);
    expect(await setRole(owner, owner, 'buyer')).toMatchObject(refused);
    expect(await remove(owner, owner)).toMatchObject(refused);
    expect((await setRole(owner, buyer, 'owner')).status).toBe(200);
    expect((await call(owner, proContract.leave, {})).status).toBe(200);
    expect(await user(owner)).toMatchObject({ is_pro: false, tier: null });
    expect((await people(buyer)).people).toMatchObject([{ role: 'owner', is_me: true }]);
  });

  test('two owners who remove each other at once leave one, every time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await person('owner', `one${round}`), await person('owner', `two${round}`)];
      await shop.db.deleteFrom('pro_member').where('client_id', '=', owner.id).execute();
      const answers = await Promise.all([remove(one, two), remove(two, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const left = await shop.db.selectFrom('pro_member').select(['client_id', 'role']).execute();
      expect(left).toMatchObject([{ role: 'owner' }]);
      await shop.db.deleteFrom('pro_member').execute();
    }
  });

  test('two owners who leave at once leave one', async () => {
    const other = await person('owner', 'second');
    const answers = await Promise.all([owner, other].map((as) => call(as, proContract.leave, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('rights end at once', () => {
  test('for a removed buyer, and for one who becomes a bookkeeper', async () => {
    const buyer = await person('buyer');
    expect((await buyOnAccount(buyer)).status).toBe(200);
    await setRole(owner, buyer, 'bookkeeper');
    expect(await user(buyer)).toMatchObject({ is_pro: true, tier: null });
    expect((await buyOnAccount(buyer)).status).toBe(422);
    await remove(owner, buyer);
    expect(await user(buyer)).toMatchObject({ is_pro: false, tier: null });
    for (const contract of [proContract.people, proContract.statement, proContract.companyOrders])
      expect((await call(buyer, contract as Contract, {})).status).toBe(403);
    expect((await call(buyer, proContract.state, {})).body.account).toBeNull();
    const [claim] = await claims();
    const slug = claim?.slug ?? '';
    expect((await call(buyer, miscInvoicesContract.one, { slug })).status).toBe(404);
    expect((await call(buyer, miscInvoicesContract.list, {})).body.invoices).toEqual([]);
    expect((await calls.pay(slug, buyer, 100, {}, 'a-key-of-the-removed')).status).toBe(410);
  });

  test('a purchase that meets the removal is either before it or refused', async () => {
    const buyer = await person('buyer');
    const { slug } = await waitForMoney(shop, { clientId: buyer.id });
    const [paid, removed] = await Promise.all([
      calls.pay(slug, buyer, 100, ACCOUNT, 'at-the-same-moment'),
      remove(owner, buyer),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 422]).toContain(paid.status);
    expect(await claims()).toHaveLength(paid.status === 200 ? 1 : 0);
    expect((await buyOnAccount(buyer)).status).toBe(422);
  });
});

describe('a company of several people', () => {
  test('has one limit: at the same moment they never buy more than is left of it', async () => {
    const buyers = [owner, await person('buyer', 'b1'), await person('buyer', 'b2')];
    const slugs = await Promise.all(
      Array.from({ length: 9 }, async (_, at) => {
        const as = buyers[at % 3] ?? owner;
        return { as, slug: (await waitForMoney(shop, { clientId: as.id })).slug };
      }),
    );
    const answers = await Promise.all(
      slugs.map(({ as, slug }) => calls.pay(slug, as, 100, ACCOUNT, `key-${slug}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await claims()).reduce((sum, { total }) => sum + total, 0)).toBe(5_000_000);
    const account = (await call(owner, proContract.state, {})).body.account;
    expect(account).toMatchObject({ owed: 500, credit_limit: 500, people: 3, role: 'owner' });
  });

  test('names who has ordered, to the bookkeeper too, who pays it with own means', async () => {
    const buyer = await person('buyer');
    await shop.db
      .updateTable('client')
      .set({ first_name: 'Jonas', last_name: 'Pirkėjas' })
      .where('id', '=', buyer.id)
      .execute();
    await buyOnAccount(buyer);
    const bookkeeper = await person('bookkeeper');
    const { claims: listed } = (await call(bookkeeper, proContract.statement, {})).body;
    expect(listed).toMatchObject([{ ordered_by: 'Jonas Pirkėjas', open: 100 }]);
    const slug = listed[0]?.slug ?? '';
    // The buyer sees no invoices, and cannot pay this one.
    expect(await user(buyer)).toMatchObject({ unpaid_orders_count: 0 });
    expect((await call(buyer, miscInvoicesContract.one, { slug })).status).toBe(404);
    expect((await calls.pay(slug, buyer, 100, {}, 'a-key-of-the-buyer')).status).toBe(410);
    const one = (await call(bookkeeper, miscInvoicesContract.one, { slug })).body.invoice;
    expect(one).toMatchObject({ can_accept: true, can_pay: false });
    expect((await call(bookkeeper, miscInvoicesContract.accept, { slug })).status).toBe(200);
    expect(await user(bookkeeper)).toMatchObject({ unpaid_orders_count: 1 });
    const begun = (await calls.pay(slug, bookkeeper, 100, {}, 'a-key-of-the-bookkeeper')).body;
    // A payment under way can be continued only by the person who began it.
    expect((await call(owner, miscInvoicesContract.accept, { slug })).status).toBe(409);
    await shop.payAt(shop.app, begun.redirect_url ?? '');
    expect((await shop.verify(begun.payment_reference, bookkeeper)).body).toMatchObject({ state: 'paid' });
    expect((await call(owner, proContract.state, {})).body.account).toMatchObject({ owed: 0 });
  });

  test('one who has left changes no order of it any more', async () => {
    const buyer = await person('buyer');
    const { slug, orderId } = await waitForMoney(shop, { clientId: buyer.id });
    await shop.db.updateTable('quote').set({ company_id: companyId }).where('id', '=', orderId).execute();
    await calls.pay(slug, buyer, 100, ACCOUNT, `key-${slug}`);
    const order = await shop.db
      .selectFrom('quote')
      .select('slug')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await remove(owner, buyer);
    const cancelled = await call(buyer, ordersContract.cancel, { slug: order.slug, reason: 'changed_mind' });
    expect(cancelled.status).toBe(403);
    const moved = await call(buyer, ordersContract.changeAddress, {
      ...{ slug: order.slug, parcel_shop: null, address: ADDRESS },
    });
    expect(moved.status).toBe(403);
  });

  test('shares its invoices, and what a person bought before stays personal', async () => {
    const office = await miscInvoiceOffice(shop);
    const later = await stranger('later@company.example');
    const own = await office.send(later.id);
    await joinCompany(shop, 'later@company.example', { companyId, role: 'bookkeeper' });
    const shared = await office.send(owner.id);
    const numbers = async (as: Person) =>
      (await call(as, proContract.invoices, { filter: 'all' })).body.invoices.map(({ number }) => number);
    expect(await numbers(later)).toEqual([shared.number]);
    expect(await numbers(owner)).toEqual([shared.number]);
    const mine = (await call(later, miscInvoicesContract.list, {})).body.invoices.map(({ number }) => number);
    expect(mine).toEqual([shared.number, own.number]);
    expect((await call(owner, miscInvoicesContract.one, { slug: own.slug })).status).toBe(404);
    expect((await call(owner, proContract.state, {})).body.account?.owed).toBe(STORAGE_TOTAL);
  });

  test('its orders are listed with their people; a buyer is led to the own ones, those who see the papers to all', async () => {
    const buyer = await person('buyer');
    for (const { id } of [owner, buyer]) {
      const { orderId } = await waitForMoney(shop, { clientId: id });
      await shop.db.updateTable('quote').set({ company_id: companyId }).where('id', '=', orderId).execute();
    }
    const bookkeeper = await person('bookkeeper');
    const listed = async (as: Person) =>
      (await call(as, proContract.companyOrders, {})).body.orders.map(
        ({ ordered_by: by, slug, is_mine: isMine }) => [by, slug !== null, isMine],
      );
    const rows = (me: Person | null, seesPapers: boolean) =>
      [buyer, owner].map((by) => [
        by === owner ? 'owner@company.example' : 'buyer@company.example',
        seesPapers || by === me,
        by === me,
      ]);
    expect(await listed(buyer)).toEqual(rows(buyer, false));
    expect(await listed(owner)).toEqual(rows(owner, true));
    expect(await listed(bookkeeper)).toEqual(rows(null, true));
  });
});

describe('personal data', () => {
  const ERASING = [...personalParts].filter(({ topic }) => topic === 'pro' || topic === 'misc_invoices');
  const personOf = async ({ id }: Person) =>
    shop.db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const obstacles = async (as: Person) => (await call(as, privacyContract.erasure, {})).body.obstacles;

  test('the only owner of others cannot be erased before there is another owner', async () => {
    const buyer = await person('buyer');
    expect(await obstacles(owner)).toEqual(['company_owner']);
    await setRole(owner, buyer, 'owner');
    expect(await obstacles(owner)).toEqual([]);
  });

  test('an erased person leaves the company, which keeps what it owes', async () => {
    const buyer = await person('buyer');
    await buyOnAccount(buyer);
    // The claim is the company's: it is no obstacle for the person. The order under way is another matter.
    expect(await obstacles(buyer)).not.toContain('open_invoices');
    const { email, brand } = await personOf(buyer);
    await shop.db.transaction().execute(async (tx) => {
      for (const { erase } of ERASING)
        await erase?.(tx, { clientId: buyer.id, email, brand }, shop.clock.now);
    });
    expect((await people(owner)).people).toMatchObject([{ email: 'owner@company.example' }]);
    expect(await claims()).toMatchObject([{ state: 'accepted', company_id: companyId }]);
    expect((await call(owner, proContract.state, {})).body.account).toMatchObject({ owed: 100, people: 1 });
  });

  test('the last person of a company takes its account along', async () => {
    expect(await obstacles(owner)).toEqual([]);
    const { email, brand } = await personOf(owner);
    await shop.db.transaction().execute(async (tx) => {
      for (const { erase } of ERASING)
        await erase?.(tx, { clientId: owner.id, email, brand }, shop.clock.now);
    });
    expect(await shop.db.selectFrom('pro_account').select('id').execute()).toEqual([]);
  });

  test('an export says in which company a client is, and who has invited the address', async () => {
    await invite(owner, 'ona@shopper.example');
    const invited = await stranger('ona@shopper.example');
    const [part] = ERASING.filter(({ topic }) => topic === 'pro');
    const read = async (as: Person) => {
      const { email, brand } = await personOf(as);
      return part?.read(shop.db, { clientId: as.id, email, brand });
    };
    expect(await read(invited)).toMatchObject([{ kind: 'company_invitation', name: 'UAB Prekyba' }]);
    expect(await read(owner)).toMatchObject([{ kind: 'company_owner', name: 'UAB Prekyba' }]);
  });
});

test('staff see the people of a company', async () => {
  const buyer = await person('buyer');
  const finance = await hire(shop, 'finance-of-people', 'finance');
  const { body } = await officeOf(shop)(staffCallsContract.companyAccount, {
    ...{ as: finance, body: { client_id: buyer.id } },
  });
  expect(body.account?.people.map(({ client_id: id, role }) => [id, role])).toEqual([
    [owner.id, 'owner'],
    [buyer.id, 'buyer'],
  ]);
});
