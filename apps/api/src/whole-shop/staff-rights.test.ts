import { authContract } from '@shop/contracts/auth';
import { staffCallsContract, type StaffContract } from '@shop/contracts/staff';
import { hasRight, STAFF_ROLES } from '@shop/domain/staff';
import { createPasswords } from '@shop/commerce-accounts';
import { demoStaffCode } from '@shop/commerce-staff';
import { hire, officeOf, OFFICE } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { everyStaffCall } from '../testing/every-staff-call.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** A body that each call accepts, about things that do not exist. */
const BODIES: Readonly<Record<string, object>> = {
  balance: { client_id: 999_999 },
  moveBalance: { client_id: 999_999, direction: 'credit', amount: 1, reason: 'a test', note: '' },
  confirmMove: { id: 999_999 },
  refuseMove: { id: 999_999, reason: 'a test' },
  draftMiscInvoice: {
    ...{ client_id: 999_999, title: 'Storage', due_on: '2030-01-01', reason: 'a test' },
    lines: [{ description: 'Storage', quantity: 1, price: 1, rate: 0.21 }],
  },
  issueMiscInvoice: { id: 999_999, reason: 'a test' },
  voidMiscInvoice: { id: 999_999, reason: 'a test' },
  quote: { id: 999_999 },
  quotePicture: { id: 999_999, position: 1 },
  takeQuote: { id: 999_999 },
  giveQuoteBack: { id: 999_999 },
  setQuoteFacts: { id: 999_999, line_id: 999_999, price: 1 },
  offerQuote: { id: 999_999 },
  askBuyer: { id: 999_999, text: 'a test' },
  refuseQuote: { id: 999_999, text: 'a test' },
  takeIn: { tracking_number: 'TEST-000001', suite: '', weight_g: 100, sides_mm: [10, 10, 10] },
  checkParcel: { id: 999_999, weight_g: 100, sides_mm: [10, 10, 10] },
  moveParcel: { id: 999_999, act: 'store', value: 'A-1' },
  parcel: { id: 999_999 },
  keepPhoto: { bytes: 'AAAA' },
  addPhotos: { id: 999_999, photos: [] },
  productReviews: { state: 'waiting', brand: '', page: 1 },
  productReviewPhoto: { id: 999_999, position: 1 },
  decideProductReview: { id: 999_999, version: 1, reason: null },
  parcelPhoto: { id: 999_999, position: 1 },
  packForward: { id: 999_999, weight_g: 100, sides_mm: [10, 10, 10] },
  handForwardOver: { id: 999_999, carrier: 'dhl', tracking_number: 'TEST-000001' },
  liftMailStop: { email: 'nobody@post.example', reason: 'a test' },
  retryMail: { id: 999_999 },
  retryJob: { id: '00000000-0000-4000-8000-000000000000', name: 'a-job' },
  sentParcels: { number: '' },
  sentParcel: { id: 999_999 },
  trackParcel: { id: 999_999, state: 'in_transit', place: '', at: null },
  manifest: { carrier: 'dhl', day: '2026-01-01' },
  companyAccount: { client_id: 999_999 },
  askRegister: { order_id: 999_999 },
  decideCompany: { order_id: 999_999, vat_number: 'LT1', found: 'confirmed', reason: 'a test' },
  claim: { id: 999_999 },
  claimFile: { id: 999_999, position: 1 },
  writeToBuyer: { id: 999_999, text: 'a test' },
  decideClaim: { id: 999_999, state: 'in_review', text: '' },
  refundClaim: { id: 999_999, amount: null, text: '' },
  content: { kind: 'page', slug: 'no-such-page' },
  saveContentDraft: {
    version: 1,
    record: {
      ...{ kind: 'page', slug: 'no-such-page' },
      texts: { en: { title: 'A', summary: 'B', blocks: [{ type: 'text', paragraphs: ['C'] }] } },
    },
  },
  dropContentDraft: { kind: 'page', slug: 'no-such-page', version: 1 },
  previewContent: { kind: 'page', slug: 'no-such-page', brand: 'lt', language: 'en' },
  publishContent: { kind: 'page', slug: 'no-such-page', version: 1, latest: 0 },
  endContent: { kind: 'page', slug: 'no-such-page', expire_at: null },
  moveContent: { kind: 'page', slug: 'no-such-page', to: 'another-page' },
  contentRevision: { kind: 'page', slug: 'no-such-page', number: 1 },
  restoreContent: { kind: 'page', slug: 'no-such-page', number: 1, latest: 1 },
  addContentTopic: { topic_of: 'post', key: 'a-topic', names: { en: 'A topic' } },
  changeContentTopic: {
    ...{ topic_of: 'post', key: 'no-such-topic', names: { en: 'A' }, position: 1 },
    was: { names: { en: 'B' }, position: 1 },
  },
  dropContentTopic: { topic_of: 'post', key: 'no-such-topic' },
  search: { text: 'nobody@shopper.example' },
  order: { id: 999_999 },
  texts: { words: '', library: '', filter: 'all', brand: '', page: 1 },
  text: { key: 'no.such.text', brand: '' },
  storyPicture: { id: 'no-such-story' },
  changeText: { key: 'no.such.text', locale: 'en', brand: '', text: 'a test', was: null },
  revertText: { key: 'no.such.text', locale: 'en', brand: '', was: 'a test' },
  exportTexts: { from: 'en', to: 'lt', filter: 'changed', library: '', brand: '' },
  readTextFile: { bytes: 'AAAA' },
  textImport: { key: 'A'.repeat(22) },
  acceptTexts: { key: 'A'.repeat(22) },
  actOnReview: { id: 999_999, act: 'close', reason: 'a test' },
  refund: { reference: 'C'.repeat(22), amount: null, reason: 'a test' },
};

const withSession = everyStaffCall.filter(([, { right }]) => right !== null);

test('every call of staff under /api/staff has a contract that names its right; the login alone needs none', async () => {
  await shop.app.ready();
  const routes = Object.keys(shop.app.swagger().paths ?? {}).filter((url) => url.startsWith('/api/staff/'));
  expect(routes.sort()).toEqual(everyStaffCall.map(([, { url }]) => url).sort());
  expect(everyStaffCall.filter(([, { right }]) => right === null).map(([name]) => name)).toEqual(['login']);
  for (const [name, { access }] of everyStaffCall) expect(access, name).toBe('staff');
});

describe.each(withSession)('%s', (name, contract: StaffContract) => {
  const body = (BODIES[name] ?? {}) as never;

  test('refuses each role that lacks its right, and lets in each that has it', async () => {
    for (const role of STAFF_ROLES) {
      const { status } = await office(contract, { as: await hire(shop, role, role), body });
      if (contract.right && hasRight([role], contract.right)) expect([401, 403], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
    expect((await office(contract, { as: await hire(shop, 'nobody'), body })).status).toBe(403);
  });

  test('exists at the office’s host only, for a session of staff at that host', async () => {
    const lead = await hire(shop, 'lead', 'lead');
    const client = await logIn(shop, 'client@shopper.example');
    const key = 'a-key';
    const atShop = { body, idempotencyKey: key, headers: { cookie: `office=${lead.token}` } };
    expect((await shop.call(contract, atShop)).status).toBe(404);
    expect((await office(contract, { body })).status).toBe(401);
    expect((await office(contract, { as: lead, host: 'office.other.example', body })).status).toBe(401);
    expect((await office(contract, { as: { id: 1, token: client }, body })).status).toBe(401);
  });
});

test('a session of staff is no session of the shop', async () => {
  const { token } = await hire(shop, 'lead', 'lead');
  const { body } = await shop.call(authContract.currentUser, { token, body: {} });
  expect(body.user).toBeNull();
  expect((await shop.call(authContract.sessions, { token, body: {} })).status).toBe(401);
});

const PASSWORD = 'a long password of staff';

const withPassword = async () => {
  const { id } = await hire(shop, 'ana', 'finance');
  const password_hash = await createPasswords().hash(PASSWORD);
  await shop.db.updateTable('staff_member').set({ password_hash }).where('id', '=', id).execute();
};

const logInAs = (password: string, more: object = {}) =>
  office(staffCallsContract.login, {
    body: { login: 'Ana', password, code: demoStaffCode(shop.clock.now) },
    ...more,
  });

const tokenOf = (answer: { headers: Record<string, unknown> }): string =>
  /office=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';

test('a login sets a cookie of the host that scripts cannot read, and tells the rights', async () => {
  await withPassword();
  const answer = await logInAs(PASSWORD);
  expect(answer).toMatchObject({ status: 200, body: { staff: { login: 'ana', roles: ['finance'] } } });
  expect(answer.body.staff.rights).toContain('balance.move');
  expect(answer.body.staff.rights).not.toContain('staff');
  expect(answer.headers['set-cookie']).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const me = await office(staffCallsContract.me, { as: { id: 0, token: tokenOf(answer) }, body: {} });
  expect(me.body.staff.name).toBe('ana');
});

test('a session ends by logout, after 30 idle minutes, after 12 hours, and when the person leaves', async () => {
  await withPassword();
  const alive = async (token: string) =>
    (await office(staffCallsContract.me, { as: { id: 0, token }, body: {} })).status === 200;
  const wait = (minutes: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
  };
  const one = tokenOf(await logInAs(PASSWORD));
  await office(staffCallsContract.logout, { as: { id: 0, token: one }, body: {} });
  expect(await alive(one)).toBe(false);

  const idle = tokenOf(await logInAs(PASSWORD));
  wait(29);
  expect(await alive(idle)).toBe(true);
  wait(31);
  expect(await alive(idle)).toBe(false);

  const busy = tokenOf(await logInAs(PASSWORD));
  for (let half = 0; half < 28; half += 1) {
    wait(25);
    expect(await alive(busy)).toBe(true);
  }
  wait(25);
  expect(await alive(busy)).toBe(false);

  const left = tokenOf(await logInAs(PASSWORD));
  await shop.db.updateTable('staff_member').set({ ended_at: shop.clock.now }).execute();
  expect(await alive(left)).toBe(false);
  expect((await logInAs(PASSWORD)).status).toBe(401);
});

test('roles are read anew at every call', async () => {
  const ana = await hire(shop, 'ana', 'finance');
  expect((await office(staffCallsContract.acts, { as: ana, body: {} })).status).toBe(200);
  await shop.db
    .updateTable('staff_member')
    .set({ roles: ['buyer'] })
    .execute();
  expect((await office(staffCallsContract.acts, { as: ana, body: {} })).status).toBe(403);
});

test('six wrong passwords make the person wait, and an unknown login is answered alike', async () => {
  await withPassword();
  const wrong = await logInAs('not the password');
  const unknown = await office(staffCallsContract.login, { body: { login: 'nobody', password: 'a guess' } });
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  for (let more = 0; more < 4; more += 1) expect((await logInAs('not it')).status).toBe(401);
  const limited = await logInAs(PASSWORD);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logInAs(PASSWORD, { ip: '198.51.100.9' })).status).toBe(200);
});

test('the office’s host cannot be claimed without the web server’s secret', async () => {
  const { id: _, token } = await hire(shop, 'lead', 'lead');
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: staffCallsContract.me.url,
    headers: { 'x-shop-office': OFFICE, cookie: `office=${token}`, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(statusCode).toBe(404);
});
