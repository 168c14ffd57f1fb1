import { authContract } from '@shop/contracts/auth';
import { factorContract } from '@shop/contracts/factors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSealer } from './sealed-secret.ts';
import { createClientOf, createFactorsShop, ONA, type FactorsShop } from './testing.ts';

let shop: FactorsShop;
let client: ReturnType<typeof createClientOf>;
beforeAll(async () => {
  shop = await createFactorsShop();
  client = createClientOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const CHANGES = [
  factorContract.beginCodes,
  factorContract.renewRecoveryCodes,
  factorContract.endCodes,
  factorContract.newPasskeyOptions,
] as const;
const templates = async () =>
  (await shop.db.selectFrom('mail_outbox').select('template').orderBy('id').execute())
    .map(({ template }) => template)
    .filter((template) => /codes|passkey/.test(template));

test('every call of the security page needs a client', async () => {
  expect((await shop.call(factorContract.security, { body: {} })).status).toBe(401);
  expect((await shop.call(factorContract.prove, { body: {} })).status).toBe(401);
  for (const call of CHANGES) expect((await shop.call(call, { body: {} })).status).toBe(401);
});

test('a change needs a proof of the last ten minutes, in the same session', async () => {
  const token = await client.register();
  for (const call of CHANGES) expect((await shop.call(call, { body: {}, token })).status).toBe(403);
  await client.prove(token);
  const other = (await client.logIn()).sessionToken ?? '';
  expect((await client.security(other)).is_proved).toBe(false);
  expect((await shop.call(factorContract.beginCodes, { body: {}, token: other })).status).toBe(403);
  expect((await shop.call(factorContract.beginCodes, { body: {}, token })).status).toBe(200);
  client.pass(10 * 60_000);
  expect((await shop.call(factorContract.beginCodes, { body: {}, token })).status).toBe(403);
  expect((await client.security(token)).new_key).toBeNull();
});

test('a wrong password proves nothing, and tries are bounded', async () => {
  const token = await client.register();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await client.prove(token, 'not the one')).status).toBe(422);
  }
  expect((await client.prove(token)).status).toBe(429);
  expect((await client.security(token)).is_proved).toBe(false);
});

test('codes are on after the first right code, with ten recovery codes, and a mail says so', async () => {
  const { token, recoveryCodes } = await client.withCodes();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await client.security(token)).toMatchObject({
    has_codes: true,
    new_key: null,
    recovery_codes_left: 10,
  });
  expect(await templates()).toEqual(['codes-on']);
  expect((await shop.call(factorContract.beginCodes, { body: {}, token })).status).toBe(409);
});

test('a wrong first code turns nothing on', async () => {
  const token = await client.register();
  await client.prove(token);
  await shop.call(factorContract.beginCodes, { body: {}, token });
  const key = (await client.security(token)).new_key?.key ?? '';
  const code = client.code(key) === '000000' ? '111111' : '000000';
  expect((await shop.call(factorContract.confirmCodes, { body: { code }, token })).status).toBe(422);
  expect((await client.security(token)).has_codes).toBe(false);
  expect((await client.logIn()).body.user).not.toBeNull();
});

test('of two confirmations with one code, one turns codes on and gets recovery codes', async () => {
  const token = await client.register();
  await client.prove(token);
  await shop.call(factorContract.beginCodes, { body: {}, token });
  const code = client.code((await client.security(token)).new_key?.key ?? '');
  const confirm = () => shop.call(factorContract.confirmCodes, { body: { code }, token });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await client.security(token)).recovery_codes_left).toBe(10);
  expect(await templates()).toEqual(['codes-on']);
});

test('new recovery codes replace the old ones', async () => {
  const { token, recoveryCodes } = await client.withCodes();
  const { body } = await shop.call(factorContract.renewRecoveryCodes, { body: {}, token });
  const step = (await client.logIn()).body.second_step ?? '';
  expect((await client.step(step, recoveryCodes[0] ?? '')).status).toBe(422);
  expect((await client.step(step, body.recovery_codes[0] ?? '')).status).toBe(200);
  expect((await client.security(token)).recovery_codes_left).toBe(9);
  expect(await templates()).toEqual(['codes-on', 'recovery-codes-new']);
});

test('two renewals at the same moment leave ten valid codes', async () => {
  const { token } = await client.withCodes();
  const renew = () => shop.call(factorContract.renewRecoveryCodes, { body: {}, token });
  const answers = await Promise.all([renew(), renew()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await client.security(token)).recovery_codes_left).toBe(10);
});

test('codes turned off are asked for no more; turning them off again changes and mails nothing', async () => {
  const { token } = await client.withCodes();
  const end = () => shop.call(factorContract.endCodes, { body: {}, token });
  await Promise.all([end(), end()]);
  expect((await client.logIn()).body.user?.email).toBe(ONA.email);
  expect(await client.security(token)).toMatchObject({ has_codes: false, recovery_codes_left: 0 });
  expect(await templates()).toEqual(['codes-on', 'codes-off']);
});

test('a code of the app proves who the client is', async () => {
  const { token, key } = await client.withCodes();
  client.pass(11 * 60_000);
  expect((await client.security(token)).is_proved).toBe(false);
  const proof = { body: { code: client.code(key) }, token };
  expect((await shop.call(factorContract.prove, proof)).status).toBe(200);
  expect((await client.security(token)).is_proved).toBe(true);
});

test('the database has neither the key of the app nor a recovery code, and a sealed key opens for its owner only', async () => {
  const { key, recoveryCodes } = await client.withCodes();
  const rows = JSON.stringify([
    await shop.db.selectFrom('client_totp').selectAll().execute(),
    await shop.db.selectFrom('recovery_code').selectAll().execute(),
    await shop.db.selectFrom('mail_outbox').selectAll().execute(),
  ]);
  expect(rows).not.toContain(key);
  expect(rows).not.toContain(recoveryCodes[0]);
  const sealer = createSealer('one key');
  const sealed = sealer.seal('client:1', Buffer.from('secret'));
  expect(sealer.open('client:1', sealed).toString()).toBe('secret');
  expect(() => sealer.open('client:2', sealed)).toThrow();
  expect(() => createSealer('another key').open('client:1', sealed)).toThrow();
});

test('another client’s passkey is removed like an unknown one: not at all', async () => {
  const token = await client.register();
  const rasa = await client.register('rasa@shopper.example');
  const { body } = await shop.call(authContract.currentUser, { body: {}, token: rasa });
  const { id } = await shop.db
    .insertInto('passkey')
    .values({
      ...{ client_id: body.user?.id ?? 0, credential_id: 'abc', public_key: Buffer.from('k'), counter: 0 },
      ...{ transports: [], name: 'Hers', device: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await client.prove(token);
  const hers = await shop.call(factorContract.removePasskey, { body: { id }, token });
  const unknown = await shop.call(factorContract.removePasskey, { body: { id: 999_999 }, token });
  expect(hers.status).toBe(404);
  expect(hers.body).toEqual(unknown.body);
  expect((await client.security(rasa)).passkeys).toHaveLength(1);
  expect((await client.security(token)).passkeys).toEqual([]);
});
