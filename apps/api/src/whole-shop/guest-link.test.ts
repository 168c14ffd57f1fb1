import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EVEN_ANSWER_MS } from '@shop/commerce-kit/evenly';
import { stockShop } from '@shop/commerce-stock/testing';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { ORDER_LINK_DAYS } from '@shop/commerce-orders';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const EMAIL = 'rasa@shopper.example';
const UNKNOWN = 'A'.repeat(22);
const DAY_MINUTES = 24 * 60;

/** A guest's paid order. */
const buy = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = await shop.place(slug, { token }, total);
  await shop.payAt(shop.app, placed.body.redirect_url ?? '');
  await shop.verify(placed.body.payment_reference, { token });
  return { slug, token, id: placed.body.order_id };
};

type As = { token?: string | undefined; ip?: string; brand?: string };

const look = (slug: string, as: As = {}) =>
  shop.call(ordersContract.success, { ...as, body: { slug, language_id: 1 } });
const open = (slug: string, email: string, as: As = {}) =>
  shop.call(ordersContract.open, { ...as, body: { slug, email } });
const askLink = (number: string, email: string, as: As = {}) =>
  shop.call(ordersContract.newLink, { ...as, body: { number, email } });

const events = async () => {
  await shop.deps.audit.flush();
  const rows = await shop.db
    .selectFrom('audit_event')
    .select(['event', 'outcome', 'subject'])
    .where('event', 'like', 'order_link.%')
    .orderBy('id')
    .execute();
  return rows.map(({ event, outcome, subject }) => [event, outcome, subject]);
};

const newestMail = () =>
  shop.db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

const linkOf = (data: unknown): string => (data as { link: string }).link;

test('a guest’s link shows the order without personal data until its e-mail is entered', async () => {
  const { slug, id } = await buy();
  const { status, body } = await look(slug);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    order: null,
    masked: {
      number: `QU${id}`,
      state: 'paid',
      email: 'r•••@s•••.example',
      lines: [{ name: 'Linen shirt', quantity: 1 }],
    },
  });
  const said = JSON.stringify(body);
  const { first_name, last_name, first_address, city, zip, phone_number } = ADDRESS;
  for (const own of [EMAIL, slug, first_name, last_name, first_address, city, zip, phone_number])
    expect(said).not.toContain(own);

  const opened = await open(slug, ' Rasa@Shopper.example ');
  expect(opened.status).toBe(200);
  expect(opened.sessionToken).toBeDefined();
  const whole = await look(slug, { token: opened.sessionToken });
  expect(whole.body.order).toMatchObject({ email: EMAIL, address: { city: 'Vilnius' }, payable_slug: null });
  // For that session only: the same link is masked for any other.
  expect((await look(slug)).body.order).toBeNull();
  const other = await shop.putIntoCart(1);
  expect((await look(slug, { token: other })).body.order).toBeNull();
  expect((await look(slug, { token: opened.sessionToken, brand: 'lv' })).status).toBe(404);
});

test('a visitor with a session keeps it when the e-mail is entered', async () => {
  const { slug } = await buy();
  const token = await shop.putIntoCart(1);
  const opened = await open(slug, EMAIL, { token });
  expect(opened.sessionToken).toBeUndefined();
  expect((await look(slug, { token })).body.order).toMatchObject({ email: EMAIL });
});

test('the visitor who placed the order sees all of it, however old it is', async () => {
  const { slug, token } = await buy();
  shop.wait((ORDER_LINK_DAYS - 5) * DAY_MINUTES);
  expect((await look(slug, { token })).body.order).toMatchObject({ email: EMAIL });
  shop.wait(10 * DAY_MINUTES);
  expect((await look(slug, { token })).body.order).toMatchObject({ email: EMAIL });
});

test('the link works for 90 days after the order’s last change, then says only that it has expired', async () => {
  const { slug } = await buy();
  const opened = await open(slug, EMAIL);
  const token = opened.sessionToken;
  shop.wait(ORDER_LINK_DAYS * DAY_MINUTES);
  expect((await look(slug)).body.masked).toBeDefined();
  await shop.db.updateTable('quote').set({ state: 'delivered', updated_at: shop.clock.now }).execute();
  shop.wait(ORDER_LINK_DAYS * DAY_MINUTES);
  expect((await look(slug)).body.masked).toMatchObject({ state: 'delivered' });
  shop.wait(1);
  const expired = { status: true, order: null, is_expired: true };
  expect((await look(slug)).body).toEqual(expired);
  expect((await look(slug, { token })).body).toEqual(expired);
  expect((await open(slug, EMAIL)).status).toBe(422);
});

test('a wrong e-mail, an unknown order, a client’s order and an expired link get the same answer after the same time', async () => {
  const { slug } = await buy();
  const timed = async (which: string) => {
    const before = performance.now();
    const { status, body } = await open(which, 'stranger@shopper.example', { ip: '198.51.100.9' });
    return { status, body, ms: performance.now() - before };
  };
  const answers = [await timed(slug), await timed(UNKNOWN)];
  await shop.db.updateTable('quote').set({ client_id: 7, visitor_id: null }).execute();
  answers.push(await timed(slug));
  expect((await look(slug)).status).toBe(404);
  await shop.db.updateTable('quote').set({ client_id: null }).execute();
  shop.wait((ORDER_LINK_DAYS + 1) * DAY_MINUTES);
  answers.push(await timed(slug));
  for (const { status, body, ms } of answers) {
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: 'order_email_wrong',
      errors: { email: ['order_email_wrong'] },
    });
    expect(ms).toBeGreaterThanOrEqual(EVEN_ANSWER_MS - 2);
  }
});

test('five attempts a minute from one place, for any orders', async () => {
  const { slug } = await buy();
  const ip = '198.51.100.20';
  for (let tried = 0; tried < 5; tried += 1)
    expect((await open(`${tried}${UNKNOWN.slice(1)}`, EMAIL, { ip })).status).toBe(422);
  const refused = await open(slug, EMAIL, { ip });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await open(slug, EMAIL, { ip: '198.51.100.21' })).status).toBe(200);
  shop.wait(1.1);
  expect((await open(slug, EMAIL, { ip })).status).toBe(200);
});

test('five attempts a minute for one order, from any place; correct ones do not count', async () => {
  const { slug } = await buy();
  const from = (at: number) => ({ ip: `198.51.100.${at}` });
  for (let tried = 0; tried < 8; tried += 1)
    expect((await open(slug, EMAIL, from(40))).status, 'right').toBe(200);
  for (let tried = 0; tried < 5; tried += 1)
    expect((await open(slug, `x${tried}@shopper.example`, from(50 + tried))).status).toBe(422);
  expect((await open(slug, EMAIL, from(60))).status).toBe(429);
  expect((await open(UNKNOWN, EMAIL, from(60))).status).toBe(422);
});

test('a new link is mailed to the order’s e-mail, in the language of the page, and works', async () => {
  const { slug, id } = await buy();
  shop.wait((ORDER_LINK_DAYS + 1) * DAY_MINUTES);
  const asked = await shop.call(ordersContract.newLink, {
    body: { number: `qu${id}`, email: EMAIL },
    locale: 'lt',
  });
  expect(asked).toMatchObject({ status: 200, body: { status: true } });
  const mail = await newestMail();
  expect(mail).toMatchObject({ template: 'order-link', language: 'lt', recipient: EMAIL });
  expect(linkOf(mail.data)).toMatch(/\/lt\/order\/[\w-]{22}$/);
  const fresh = linkOf(mail.data).slice(-22);
  expect(fresh).not.toBe(slug);
  expect((await look(slug)).body.is_expired).toBe(true);
  expect((await look(fresh)).body.masked).toMatchObject({ number: `QU${id}` });
  const { sessionToken } = await open(fresh, EMAIL);
  expect((await look(fresh, { token: sessionToken })).body.order).toMatchObject({ email: EMAIL });
  shop.wait(ORDER_LINK_DAYS * DAY_MINUTES + 1);
  expect((await look(fresh)).body.is_expired).toBe(true);
});

test('a request for a link gets the same answer after the same time, whether or not number and e-mail match', async () => {
  const { id } = await buy();
  const mails = await shop.count('mail_outbox');
  const asks: [string, string][] = [
    [`QU${id}`, EMAIL],
    [`QU${id}`, 'stranger@shopper.example'],
    ['QU999999', EMAIL],
    ['what I bought', EMAIL],
  ];
  for (const [number, email] of asks) {
    const before = performance.now();
    const { status, body } = await askLink(number, email, { ip: '198.51.100.70' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(EVEN_ANSWER_MS - 2);
    expect({ status, body }).toEqual({ status: 200, body: { status: true } });
  }
  expect(await shop.count('mail_outbox')).toBe(mails + 1);
  await shop.db.updateTable('quote').set({ client_id: 7 }).execute();
  expect((await askLink(`QU${id}`, EMAIL)).status).toBe(200);
  expect(await shop.count('mail_outbox'), 'a client’s order has no link').toBe(mails + 1);
});

test('new links are requested five times a minute from one place, and mailed three times a day', async () => {
  const { id } = await buy();
  const mails = await shop.count('mail_outbox');
  const ip = '198.51.100.80';
  for (let asked = 0; asked < 5; asked += 1)
    expect((await askLink(`QU${id}`, EMAIL, { ip })).status).toBe(200);
  expect((await askLink('QU1', EMAIL, { ip })).status).toBe(429);
  expect((await askLink(`QU${id}`, EMAIL, { ip: '198.51.100.81' })).status).toBe(429);
  expect(await shop.count('mail_outbox')).toBe(mails + 3);
});

test('every action on a link is in the audit log, without the e-mail', async () => {
  const { slug, id } = await buy();
  await open(slug, 'stranger@shopper.example');
  await open(UNKNOWN, EMAIL);
  await open(slug, EMAIL);
  await askLink(`QU${id}`, EMAIL);
  await askLink(`QU${id}`, 'stranger@shopper.example');
  expect(await events()).toEqual([
    ['order_link.refused', 'refused', `order:${id}`],
    ['order_link.refused', 'refused', null],
    ['order_link.opened', 'done', `order:${id}`],
    ['order_link.asked', 'done', `order:${id}`],
    ['order_link.asked', 'refused', null],
  ]);
});

test('the confirmation is mailed again to the order’s address, three times a day, when the e-mail is right', async () => {
  const { slug, token } = await buy();
  const mailAgain = (as: As) => shop.call(ordersContract.mailAgain, { ...as, body: { slug } });
  const sent = async () =>
    (
      await shop.db
        .selectFrom('mail_outbox')
        .select('recipient')
        .where('template', '=', 'order-confirmation')
        .execute()
    ).map(({ recipient }) => recipient);
  const stranger = { token: await shop.putIntoCart(1) };
  expect((await mailAgain(stranger)).status).toBe(404);
  await open(slug, EMAIL, stranger);
  expect((await mailAgain(stranger)).status).toBe(200);
  for (const status of [200, 200, 429]) expect((await mailAgain({ token })).status).toBe(status);
  expect(await sent()).toEqual([EMAIL, EMAIL, EMAIL, EMAIL]);
});
