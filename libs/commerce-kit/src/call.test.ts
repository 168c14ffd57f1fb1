import { answer, type Access, type Contract } from '@shop/contracts/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCallBinder, type BindCall } from './call.ts';
import { acceptJson } from './json-body.ts';
import { notFound } from './problem.ts';
import { answerProblems } from './problem-handler.ts';
import { limitCalls } from './rate-limit.ts';
import type { ShopBrand } from './shop-brand.ts';
import type { TrustedHeaders } from './trusted-headers.ts';

const Body = z.object({ id: z.int(), note: z.optional(z.string()) });
const Answer = answer({ id: z.int(), name: z.nullable(z.string()) });
type Body = z.infer<typeof Body>;
type Answer = z.infer<typeof Answer>;

const echo = <Who extends Access = 'public'>(access = 'public' as Who): Contract<Body, Answer, Who> => ({
  method: 'POST',
  url: '/api/things/echo',
  body: Body,
  answer: Answer,
  access,
  summary: 'Says it back',
});

const brand = { key: 'lt' } as ShopBrand;
const headers: TrustedHeaders = {
  isTrusted: () => true,
  officeOf: () => undefined,
  read: ({ headers: { authorization, 'x-place': place } }) => ({
    brand,
    locale: 'ee',
    currency: { id: 1, code: 'EUR' },
    token: authorization?.slice(7),
    ip: String(place ?? '1.1.1.1'),
    method: undefined,
    countryId: undefined,
  }),
};

const aServer = async (bind: (call: BindCall) => void, checksAnswers = true) => {
  const app = Fastify();
  answerProblems(app);
  acceptJson(app);
  await limitCalls(app, headers);
  const visitors = {
    resolve: async (token: string) =>
      token === 'client'
        ? { sessionId: 1, clientId: 7, brand: 'lt' }
        : { sessionId: 2, clientId: null, brand: 'lt' },
  };
  bind(createCallBinder(app, { headers, visitors, clock: () => new Date(0), checksAnswers }));
  return (payload: unknown, given: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/things/echo', payload: payload as object, headers: given });
};

test('a handler gets only the fields of its contract, and its answer loses fields outside of it', async () => {
  const send = await aServer((call) =>
    call(echo(), async ({ body, languageId }) => {
      expect(body).toEqual({ id: 3 });
      expect(languageId).toBe(4);
      return { status: true, id: body.id, name: null, secret: 'x' } as Answer;
    }),
  );
  const said = await send({ id: 3, colour: 'red', __proto__: { id: 4 } });
  expect(said.json()).toEqual({ status: true, id: 3, name: null });
});

test.each([
  [{ id: 'abc' }, { id: ['invalid_type'] }],
  [{ id: null }, { id: ['invalid_type'] }],
  [{}, { id: ['required'] }],
  [{ id: 1.5 }, { id: ['invalid_type'] }],
  [{ id: 1, note: 7 }, { note: ['invalid_type'] }],
  [[], { body: ['invalid_type'] }],
  ['null', { body: ['invalid_type'] }],
])('the body %j is refused by the names of its fields', async (payload, errors) => {
  const send = await aServer((call) => call(echo(), async () => notFoundAnswer()));
  const said = await send(payload, { 'content-type': 'application/json' });
  expect(said.statusCode).toBe(422);
  expect(said.json()).toEqual({ status: false, message: 'invalid_input', errors });
});

const notFoundAnswer = (): never => {
  throw notFound();
};

test('a client’s call answers 401 to a visitor without a session and to a guest', async () => {
  const send = await aServer((call) =>
    call(echo('client'), async ({ body }) => ({ id: body.id, name: 'x' })),
  );
  expect((await send({ id: 1 })).statusCode).toBe(401);
  expect((await send({ id: 1 }, { authorization: 'Bearer guest' })).statusCode).toBe(401);
  expect((await send({ id: 1 }, { authorization: 'Bearer client' })).statusCode).toBe(200);
});

test('a visitor’s call answers 404 without a session, before its handler runs', async () => {
  let calls = 0;
  const send = await aServer((call) =>
    call(echo('visitor'), async ({ body, visitor }) => {
      calls += 1;
      return { id: body.id, name: `session ${visitor.sessionId}` };
    }),
  );
  const refused = await send({ id: 1 });
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toEqual({ status: false, message: 'not_found', errors: {} });
  expect(calls).toBe(0);
  expect((await send({ id: 1 }, { authorization: 'Bearer guest' })).json()).toMatchObject({
    name: 'session 2',
  });
});

test('above its limit a call answers 429 with Retry-After, to that place only', async () => {
  const limit = { rateLimit: { max: 2, window: 60_000 } };
  const send = await aServer((call) => call(echo(), async ({ body }) => ({ id: body.id, name: 'x' }), limit));
  await send({ id: 1 });
  await send({ id: 1 });
  const refused = await send({ id: 1 });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({ status: false, message: 'too_many_requests', errors: {} });
  expect((await send({ id: 1 }, { 'x-place': '2.2.2.2' })).statusCode).toBe(200);
});

test('a defect gives no details of itself', async () => {
  const send = await aServer((call) =>
    call(echo(), async () => {
      throw new Error('the password is 1234');
    }),
  );
  const said = await send({ id: 1 });
  expect(said.statusCode).toBe(500);
  expect(said.json()).toEqual({ status: false, message: 'defect', errors: {} });
});

test('an answer that does not match its contract is a defect where answers are checked', async () => {
  const wrong = async () => ({ id: 'three', name: null }) as unknown as Answer;
  expect((await (await aServer((call) => call(echo(), wrong)))({ id: 1 })).statusCode).toBe(500);
});

test('a text that the database cannot store is the caller’s error', async () => {
  const send = await aServer((call) =>
    call(echo(), async () => {
      throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    }),
  );
  expect((await send({ id: 1 })).statusCode).toBe(422);
});
