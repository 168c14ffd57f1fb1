import { factorContract } from '@shop/contracts/factors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from './software-authenticator.testing.ts';
import { createClientOf, createFactorsShop, ONA, type FactorsShop } from './testing.ts';

let shop: FactorsShop;
let client: ReturnType<typeof createClientOf>;
beforeAll(async () => {
  shop = await createFactorsShop();
  client = createClientOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const siteOf = (brand = 'lt') => {
  const { origin, hostname: rpId } = new URL(shop.deps.brands.get(brand).appUrl);
  return { origin, rpId };
};
type Device = ReturnType<typeof createAuthenticator>;
type Change = { isVerified?: boolean; counter?: number; origin?: string; rpId?: string };

const challengeToAdd = async (token: string) => {
  const { body } = await shop.call(factorContract.newPasskeyOptions, { body: {}, token });
  return String(body.options['challenge']);
};
const challengeToLogIn = async () => {
  const { body } = await shop.call(factorContract.passkeyLoginOptions, { body: {} });
  return String(body.options['challenge']);
};
const add = async (token: string, device: Device, change: Change = {}) => {
  const response = device.make({ ...siteOf(), challenge: await challengeToAdd(token), ...change });
  return shop.call(factorContract.addPasskey, { body: { name: 'My phone', response }, token });
};
const answerWith = (device: Device, challenge: string, change: Change = {}, brand = 'lt') =>
  shop.call(factorContract.passkeyLogin, {
    body: { response: device.sign({ ...siteOf(), challenge, counter: 1, ...change }) },
    brand,
  });
const withPasskey = async () => {
  const token = await client.register();
  await client.prove(token);
  const device = createAuthenticator();
  expect((await add(token, device, { counter: 0 })).status).toBe(200);
  return { token, device };
};

test('a client logs in by a passkey, and sees when it was last used', async () => {
  const { token, device } = await withPasskey();
  const { body, sessionToken } = await answerWith(device, await challengeToLogIn());
  expect(body.user?.email).toBe(ONA.email);
  expect(sessionToken).toBeDefined();
  const [passkey] = (await client.security(token)).passkeys;
  expect(passkey).toMatchObject({ name: 'My phone' });
  expect(passkey?.used_at).toMatch(/-05:00$/);
});

test('a passkey is both factors: no code is asked for', async () => {
  const { token } = await client.withCodes();
  const device = createAuthenticator();
  expect((await add(token, device)).status).toBe(200);
  expect((await answerWith(device, await challengeToLogIn())).body.user?.email).toBe(ONA.email);
});

test('a challenge counts once, also when it is answered twice at the same moment', async () => {
  const { device } = await withPasskey();
  const challenge = await challengeToLogIn();
  const answers = await Promise.all([answerWith(device, challenge), answerWith(device, challenge)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a challenge ends after five minutes, and one to add a passkey logs nobody in', async () => {
  const { token, device } = await withPasskey();
  const old = await challengeToLogIn();
  client.pass(5 * 60_000);
  expect((await answerWith(device, old)).status).toBe(422);
  expect((await answerWith(device, await challengeToAdd(token))).status).toBe(422);
  expect((await answerWith(device, 'a'.repeat(43))).status).toBe(422);
});

test('a passkey without user verification, of another origin or domain is refused', async () => {
  const { token, device } = await withPasskey();
  const refused: Change[] = [
    { isVerified: false },
    { origin: 'http://evil.example' },
    { rpId: 'evil.example' },
  ];
  for (const change of refused) {
    expect((await answerWith(device, await challengeToLogIn(), change)).status).toBe(422);
    expect((await add(token, createAuthenticator(), change)).status).toBe(422);
  }
  expect((await client.security(token)).passkeys).toHaveLength(1);
});

test('a counter that does not grow is refused: the passkey was copied', async () => {
  const { device } = await withPasskey();
  expect((await answerWith(device, await challengeToLogIn(), { counter: 7 })).status).toBe(200);
  expect((await answerWith(device, await challengeToLogIn(), { counter: 7 })).status).toBe(422);
  expect((await answerWith(device, await challengeToLogIn(), { counter: 8 })).status).toBe(200);
});

test('a passkey logs in at its own brand only', async () => {
  const { device } = await withPasskey();
  expect((await answerWith(device, await challengeToLogIn(), {}, 'lv')).status).toBe(422);
});

test('an unknown and a removed passkey are answered alike; removing is mailed', async () => {
  const { token, device } = await withPasskey();
  const [passkey] = (await client.security(token)).passkeys;
  const removed = { body: { id: passkey?.id ?? 1 }, token };
  expect((await shop.call(factorContract.removePasskey, removed)).status).toBe(200);
  expect((await shop.call(factorContract.removePasskey, removed)).status).toBe(404);
  const known = await answerWith(device, await challengeToLogIn());
  const unknown = await answerWith(createAuthenticator(), await challengeToLogIn());
  expect(known.status).toBe(422);
  expect(known.body).toEqual(unknown.body);
  const mails = await shop.db.selectFrom('mail_outbox').select('template').orderBy('id').execute();
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['passkey-added', 'passkey-removed']),
  );
});

test('a challenge of one client adds no passkey to another, and ten passkeys are the most', async () => {
  const { token } = await withPasskey();
  const rasa = await client.register('rasa@shopper.example');
  await client.prove(rasa);
  const response = createAuthenticator().make({ ...siteOf(), challenge: await challengeToAdd(token) });
  const stolen = { body: { name: 'x', response }, token: rasa };
  expect((await shop.call(factorContract.addPasskey, stolen)).status).toBe(422);
  for (let count = 1; count < 10; count += 1) await add(token, createAuthenticator());
  const { status } = await shop.call(factorContract.newPasskeyOptions, { body: {}, token });
  expect(status).toBe(422);
  expect((await client.security(token)).passkeys).toHaveLength(10);
});
