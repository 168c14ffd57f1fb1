import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { bodiesOf, type Known } from '../testing/body-arbitrary.ts';
import { settleIn, type Owner } from '../testing/belongings.ts';
import { everyCall } from '../testing/every-call.ts';
import { bodiesToSend, type Sent } from '../testing/malformed-bodies.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 42);
const LONGEST_MS = 1_000;
const WHOLE_RUN_MS = 120_000;
const SLUG = /"slug":"([\w-]{22})"/;
const TRACE = /\n\s+at |node_modules|\.ts:\d+|[A-Z]\w*Error\b/;
const ENVELOPE = z.strictObject({
  status: z.literal(false),
  message: z.string().check(z.regex(/^[a-z][\w.]*$/)),
  errors: z.record(z.string(), z.array(z.string())),
});

let shop: WholeShop;
let owner: Owner;
beforeAll(async () => {
  shop = await createWholeShop();
  await shop.db
    .insertInto('promotion')
    .values({ code: 'WELCOME10', promotion_type: 1, value: 100_000 })
    .execute();
  // The bodies of a call may buy often.
  await shop.db.updateTable('product_variant').set({ on_hand: 1_000_000 }).where('id', '=', 3).execute();
  owner = await settleIn(shop, { email: 'owner-1@shopper.example' });
  await shop.keepRows();
});
// Each call begins with all of the owner's belongings: a call may log its client out.
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Existing values of the shop, by the field names of bodies. */
const known = (): Known => ({
  slug: [owner.checkout, owner.order],
  id: [owner.line, owner.removed, owner.address],
  variant_id: [1, 2, 3],
  reference: [owner.payment],
  expected_total: [owner.total],
  email: ['owner-1@shopper.example'],
  language_id: [1, 2],
  code: ['WELCOME10'],
  address: [ADDRESS],
  parcel_shop: [null],
  first_name: ['Ona'],
  last_name: ['Žukauskaitė'],
  first_address: ['Pilies g. 5-12'],
  city: ['Vilnius'],
  zip: ['01123'],
  phone: ['+370 612 34567'],
  phone_number: ['+370 612 34567'],
  password: ['a long and secret one'],
  country_id: [1],
  payment_processor_id: [1, 2, 3, 4],
  delivery: [-1, 0, 1, 2],
  locale: ['en', 'lt'],
  queryKey: ['us', 'alt'],
  limit: [24],
  offset: [0],
});

/** Few enough to reach the limits by place, and enough to get other answers too. */
const PLACES = 4;

type Request = { method: 'GET' | 'POST'; url: string } & Sent;

const ask = async ({ method, url, text, type }: Request) => {
  const begun = performance.now();
  const answer = await shop.app.inject({
    method,
    url,
    headers: {
      ...(type !== '' && { 'content-type': type }),
      'x-shop-secret': shop.deps.secret,
      'x-shop-brand': 'lt',
      authorization: `Bearer ${owner.token}`,
      'idempotency-key': `a-key-for-${text.length}`,
      'x-forwarded-for': `203.0.113.${text.length % PLACES}`,
    },
    ...(method === 'POST' && { payload: text }),
  });
  return { answer, took: performance.now() - begun };
};

const mustBeClear = async (request: Request) => {
  const { answer, took } = await ask(request);
  const { statusCode, body } = answer;
  expect(statusCode, body).toBeLessThan(500);
  expect(body).not.toMatch(TRACE);
  if (statusCode >= 400) expect(() => ENVELOPE.parse(JSON.parse(body)), body).not.toThrow();
  // A busy machine may be slow once; a slow call is slow twice.
  if (took > LONGEST_MS) expect((await ask(request)).took).toBeLessThan(LONGEST_MS);
};

const holds = (property: fc.IAsyncProperty<never>) => fc.assert(property, { numRuns: RUNS, seed: SEED });

const POSTS = everyCall.filter(({ contract }) => contract.method === 'POST');
const GETS = everyCall.filter(({ contract }) => contract.method === 'GET');
/** Parts of an address that are not slugs. */
const ODD = ['%00', '..%2f..%2fetc', '%f0%9f%98%80', '-', 'a'.repeat(22), 'a'.repeat(299), 'a'.repeat(5_000)];

describe('R-NET-01 a call answers any body quickly and clearly', () => {
  test.each(POSTS)('$name', { timeout: WHOLE_RUN_MS }, async ({ contract }) => {
    const sent = bodiesToSend(contract.body ? bodiesOf(contract.body, known()) : fc.constant({}));
    // Mostly the slug that the body names too.
    const slugs = fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, fc.constantFrom(owner.order, ...ODD));
    await holds(
      fc.asyncProperty(sent, slugs, (body, slug) =>
        mustBeClear({
          ...body,
          method: 'POST',
          url: contract.url.replace(':slug', slug ?? SLUG.exec(body.text)?.[1] ?? owner.checkout),
        }),
      ) as never,
    );
  });

  test.each(GETS)('$name', { timeout: WHOLE_RUN_MS }, async ({ contract }) => {
    await holds(
      fc.asyncProperty(fc.webQueryParameters(), fc.constantFrom(...ODD, '%'), (query, odd) =>
        mustBeClear({ method: 'GET', url: `${contract.url}?${query}&${odd}=${odd}`, text: '', type: '' }),
      ) as never,
    );
  });

  test('a provider’s webhook', { timeout: WHOLE_RUN_MS }, async () => {
    const event = { id: 'evt', type: 'payment.captured', payment: { reference: owner.payment, amount: 1 } };
    await holds(
      fc.asyncProperty(bodiesToSend(fc.constant(event)), fc.constantFrom('sandbox', ...ODD), (body, name) =>
        mustBeClear({ ...body, method: 'POST', url: `/api/webhooks/${name}` }),
      ) as never,
    );
  });
});

test('afterwards the shop still answers, and built-in prototypes are unchanged', async () => {
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
