import { checkoutContract } from '@shop/contracts/checkout';
import { createTrackers, trackersPersonal } from '@shop/commerce-trackers';
import { stockShop } from '@shop/commerce-stock/testing';
import { CONSENT_VERSION } from '@shop/domain/consent';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const consentTo = (letters: string) => ({
  'x-shop-consent': `${CONSENT_VERSION}.${letters}.${'k'.repeat(20)}`,
});

const order = async (headers: Record<string, string>) => {
  const { slug, token, total } = await shop.readyToPlace();
  const { body } = await shop.call(checkoutContract.place, {
    ...{ token, headers, params: { slug }, idempotencyKey: 'a-first-key' },
    body: { slug, language_id: 1, expected_total: total },
  });
  const pay = async () => {
    await shop.payAt(shop.app, body.redirect_url ?? '');
    // As the reconciler does for a tab that was closed.
    await shop.verify(body.payment_reference, { token });
  };
  return { id: body.order_id, pay };
};
const trackersWith = (trackerSettings = {}) =>
  createTrackers({ ...shop.deps, clock: () => shop.clock.now, trackerSettings });
const logged = () => shop.db.selectFrom('tracker_call').selectAll().orderBy('id').execute();
const namesOf = async () => (await logged()).map(({ tracker, event }) => `${tracker} ${event}`).toSorted();

test('a paid order is told once with the ids that the browser gives, although no page was opened after it', async () => {
  const { id, pay } = await order(consentTo('psm'));
  const trackers = trackersWith();
  await trackers.send();
  expect(await logged()).toEqual([]);
  await pay();
  await trackers.send();
  await trackers.send();
  expect(await namesOf()).toEqual([
    'dataLayer marketplace_payment_success',
    'dataLayer purchase',
    'pixel Purchase',
  ]);
  const calls = await logged();
  expect(calls.map(({ event_id }) => event_id).toSorted()).toEqual([
    `payment_success.qu${id}`,
    `purchase.qu${id}`,
    `purchase.qu${id}`,
  ]);
  expect(calls.find(({ event }) => event === 'purchase')?.call).toMatchObject({
    ecommerce: { transaction_id: `qu${id}`, currency: 'USD', items: [{ quantity: 1 }] },
  });
});

test.each([
  ['no consent', {}, []],
  ['a refusal', consentTo('n'), []],
  ['preferences', consentTo('p'), []],
  ['statistics', consentTo('s'), ['dataLayer marketplace_payment_success', 'dataLayer purchase']],
  ['the consent to other texts', { 'x-shop-consent': `9.psm.${'k'.repeat(20)}` }, []],
])('with %s the server tells only what it covers', async (_what, headers, told) => {
  const { pay } = await order(headers);
  await pay();
  await trackersWith().send();
  expect(await namesOf()).toEqual(told);
});

test('trackers with server APIs get the documented calls; one that fails is told again later, the other is not', async () => {
  const { id, pay } = await order(consentTo('sm'));
  await pay();
  const sent: { url: URL; body: Record<string, unknown> }[] = [];
  let isDown = true;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const url = new URL(address);
    sent.push({ url, body: JSON.parse(body) as Record<string, unknown> });
    return new Response(null, { status: isDown && url.hostname.includes('facebook') ? 503 : 204 });
  });
  const trackers = trackersWith({
    ga4: { measurementId: 'G-1', secret: 'shh' },
    meta: { pixelId: '11', token: 'token' },
  });
  await trackers.send();
  const at = (host: string) => sent.filter(({ url }) => url.hostname.endsWith(host));
  expect(at('google-analytics.com')[0]).toMatchObject({
    url: { search: '?measurement_id=G-1&api_secret=shh' },
    body: {
      client_id: `qu${id}`,
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      events: [
        { name: 'purchase', params: { transaction_id: `qu${id}`, event_id: `purchase.qu${id}` } },
        { name: 'marketplace_payment_success', params: { transaction_id: `qu${id}` } },
      ],
    },
  });
  expect(at('graph.facebook.com')[0]?.body).toMatchObject({
    access_token: 'token',
    data: [
      {
        ...{ event_name: 'Purchase', event_id: `purchase.qu${id}`, action_source: 'website' },
        custom_data: { currency: 'USD', content_type: 'product' },
        user_data: { em: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
      },
    ],
  });
  await trackers.send();
  expect(sent).toHaveLength(2);
  isDown = false;
  shop.wait(3);
  await trackers.send();
  await trackers.send();
  expect(at('google-analytics.com')).toHaveLength(1);
  expect(at('graph.facebook.com')).toHaveLength(2);
});

test('a client’s export has what was told with which consent, and erasing the client removes it', async () => {
  const { id } = await order(consentTo('s'));
  const { id: clientId } = await shop.db
    .insertInto('client')
    .values({ brand: 'lt', email: 'rasa@shopper.example', password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('quote').set({ client_id: clientId }).where('id', '=', id).execute();
  const person = { clientId, brand: 'lt', email: 'rasa@shopper.example' };
  expect(await trackersPersonal.read(shop.db, person)).toEqual([
    { number: `QU${id}`, reference: 'dataLayer', text: 'statistics', created: shop.clock.now },
  ]);
  await shop.db.transaction().execute(async (tx) => {
    await trackersPersonal.erase?.(tx, person, shop.clock.now);
  });
  expect(await trackersPersonal.read(shop.db, person)).toEqual([]);
});

test('the development page shows what came, what is against its documentation, and why a tracker was not told', async () => {
  const record = (tracker: string, call: unknown) =>
    shop.app.inject({ method: 'POST', url: '/dev/trackers/calls', payload: { tracker, call } });
  await record('dataLayer', {
    event: 'view_cart',
    event_id: 'one',
    ecommerce: { currency: 'USD', items: [] },
  });
  await record('dataLayer', { event: 'add_to_cart', event_id: 'two', ecommerce: {} });
  await record('pixel', ['track', 'AddToCart', { value: 5, currency: 'USD' }, { eventID: 'two' }]);
  expect((await record('other', {})).statusCode).toBe(404);
  const stream = (await shop.app.inject('/dev/trackers.json')).json<
    { event: string; faults: string[]; untold: { tracker: string; reason: string }[] }[]
  >();
  const of = (event: string) => stream.find((one) => one.event === event);
  expect(of('view_cart')?.faults).toEqual(['value is no number', 'items is no filled list']);
  expect(of('view_cart')?.untold).toContainEqual({
    tracker: 'pixel',
    reason: 'the pixel optimises nothing by it',
  });
  expect(of('AddToCart')?.faults).toEqual([]);
  expect(of('add_to_cart')?.untold).toEqual([]);
  const page = await shop.app.inject('/dev/trackers');
  expect(page.body).toContain('against its documentation');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const name of ['dataLayer', 'pixel', 'email', 'retail'])
    expect((await shop.app.inject(`/dev/trackers/${name}.js`)).headers['content-type']).toContain(
      'javascript',
    );
  expect((await shop.app.inject('/dev/trackers/none.js')).statusCode).toBe(404);
});
