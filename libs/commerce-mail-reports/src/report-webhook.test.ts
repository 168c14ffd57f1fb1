import { createServer } from '@shop/commerce-kit/create-server';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { signWebhook } from '@shop/commerce-kit/webhook-signature';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MAIL_SIGNATURE, reportWebhookRoutes } from './report-webhook.routes.ts';
import { createMailedShop } from './testing/mailed-shop.ts';

const shop = await createMailedShop();
const SECRET = 'the key of the mail service';
const routes = reportWebhookRoutes({ ...shop.deps, hear: shop.hear, secret: SECRET });
const app = await createServer(shop.deps, { visitors: noVisitors, routes: [routes] });
beforeEach(async () => {
  shop.ended.length = 0;
  await shop.reset();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const post = (body: string, signature = signWebhook(SECRET, body, shop.clock.now)) =>
  app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': 'application/json', [MAIL_SIGNATURE]: signature },
    payload: body,
  });
const bounceOf = (return_path: string) => ({
  kind: 'bounce',
  return_path,
  action: 'failed',
  status: '5.1.1',
});
const bodyOf = (...reports: object[]) => JSON.stringify({ reports });

test('bounces and complaints of one post are counted, and again change nothing', async () => {
  const [first, second] = [
    await shop.mailed(1, 'ona@post.example'),
    await shop.mailed(2, 'jonas@post.example'),
  ];
  const body = bodyOf(bounceOf(first), { kind: 'complaint', return_path: `<${second}>` });
  for (const _ of [1, 2]) expect((await post(body)).statusCode).toBe(200);
  expect(await shop.stops()).toEqual([
    { email: 'ona@post.example', reason: 'bounce', detail: '5.1.1' },
    { email: 'jonas@post.example', reason: 'complaint', detail: '' },
  ]);
  expect(shop.ended).toEqual(['jonas@post.example']);
});

test('a post that is unsigned, signed by others, changed, or older than five minutes is refused', async () => {
  const body = bodyOf(bounceOf(await shop.mailed(1, 'ona@post.example')));
  const old = new Date(shop.clock.now.getTime() - 301_000);
  for (const [signature, reason] of [
    ['', 'bad_signature'],
    [signWebhook('another', body, shop.clock.now), 'bad_signature'],
    [signWebhook(SECRET, `${body} `, shop.clock.now), 'bad_signature'],
    [signWebhook(SECRET, body, old), 'stale'],
  ] as const) {
    const answer = await post(body, signature);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { message: reason }]);
  }
  expect(await shop.stops()).toEqual([]);
});

test('a token of others among genuine reports is left out', async () => {
  const path = await shop.mailed(1, 'ona@post.example');
  const forged = `bounce+1-${'0'.repeat(32)}@mail.shop.example`;
  expect((await post(bodyOf(bounceOf(forged), bounceOf('nobody'), bounceOf(path)))).statusCode).toBe(200);
  expect(await shop.stops()).toHaveLength(1);
  expect(await shop.db.selectFrom('mail_report').select('mail_id').execute()).toEqual([{ mail_id: 1 }]);
});

test('a post that is no list of reports, or too long, changes nothing', async () => {
  const path = await shop.mailed(1, 'ona@post.example');
  const good = bounceOf(path);
  for (const body of [
    'no JSON',
    '{}',
    '['.repeat(5_000),
    bodyOf({ ...good, kind: 'opened' }),
    bodyOf({ ...good, status: 'gone' }),
    bodyOf(good, { kind: 'complaint' }),
    bodyOf(...Array.from({ length: 101 }, () => good)),
  ])
    expect((await post(body)).statusCode).toBe(422);
  expect((await post(bodyOf({ ...good, note: 'a'.repeat(70_000) }))).statusCode).toBe(413);
  expect(await shop.stops()).toEqual([]);
});
