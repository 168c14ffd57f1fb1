import { configurationContract } from '@shop/contracts/configuration';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const { app, call, close } = await createTestApp();
afterAll(close);

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const { url } = configurationContract.storeConfig;

test('a body that is not JSON is refused as such', async () => {
  const answer = await post(url, '{"langIso":');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ status: false, message: 'body_is_no_json', errors: {} });
});

test('a body of another kind is refused', async () => {
  const answer = await post(url, 'langIso=en', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.statusCode).toBe(415);
});

test('a body over 64 kB is refused', async () => {
  const answer = await post(url, JSON.stringify({ langIso: 'x'.repeat(70_000) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ status: false, message: 'body_too_large' });
});

test('a body nested ten thousand deep is refused', async () => {
  const answer = await post(url, `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'body_too_deep' });
});

test('brackets inside a string do not count as depth', async () => {
  const answer = await post(url, JSON.stringify({ langIso: '[{"\\'.repeat(500) }));
  expect(answer.statusCode).toBe(200);
});

test('a wrong type is refused by the name of its field, an unknown field is ignored', async () => {
  const wrong = await post(url, '{"langIso":7,"colour":"red"}');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual({ langIso: ['invalid_type'] });
  const missing = await post(url, '');
  expect(missing.json().errors).toEqual({ langIso: ['required'] });
});

test('an unknown address answers 404 in the envelope', async () => {
  const answer = await app.inject('/api/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ status: false, message: 'not_found', errors: {} });
});

test('a mutation that comes from another site is refused', async () => {
  const answer = await post(url, '{"langIso":"en"}', { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
});

test('without the shared secret the visitor headers are ignored', async () => {
  const forged = await post(url, '{"langIso":"en"}', { 'x-shop-brand': 'ae', 'x-shop-secret': 'guessed' });
  expect(forged.json().countries.map((country: { iso_code: string }) => country.iso_code)).toContain('LT');
});

test('a brand without a build is refused', async () => {
  const { status } = await call(configurationContract.languages, { brand: 'zz' });
  expect(status).toBe(404);
});

test('the calls are described as OpenAPI outside of production', async () => {
  const answer = await app.inject('/api/docs/json');
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json().paths)).toContain(url);
});
