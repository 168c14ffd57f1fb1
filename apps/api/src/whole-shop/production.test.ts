import { sandbox } from '@shop/commerce-payment-sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import { createReadyProviders } from '../ready-providers.ts';
import { madeUpEntry } from '../testing/made-up-entry.ts';
import { createTestApp } from '../testing/test-app.ts';

const bank = madeUpEntry({ id: 'bank', profile: 'production', settings: ['BANK_KEY'] });
const entries = [sandbox, bank];
const providerSettings = { BANK_KEY: 'a key' };

const production = await createTestApp({ isProduction: true, entries, providerSettings });
const demo = await createTestApp();
afterAll(() => Promise.all([production.close(), demo.close()]));

/** Addresses of the demo profile only, and their status there. */
const DOORS = [
  ['GET', '/dev/mailbox', 200],
  ['GET', '/dev/mails', 200],
  ['GET', '/dev/mailbox.json', 200],
  ['GET', '/dev/mailbox/1', 404],
  ['GET', '/dev/pay/abc', 404],
  ['POST', '/dev/pay/abc', 404],
  ['GET', '/api/docs', 200],
  ['GET', '/api/docs/json', 200],
  ['GET', '/api/docs/static/index.html', 302],
] as const;

const NOWHERE = { status: false, message: 'not_found', errors: {} };

describe('in the production profile', () => {
  test.each(DOORS)('%s %s answers like an unknown address', async (method, url, inDemo) => {
    const answer = await production.app.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([404, NOWHERE]);
    // The same address must answer in the demo profile, or this test would prove nothing.
    expect((await demo.app.inject({ method, url })).statusCode).toBe(inDemo);
  });

  test('no route at all begins with /dev or /api/docs', () => {
    const routes = production.app.printRoutes({ commonPrefix: false });
    expect(routes).not.toMatch(/\/?(dev|docs)\b/);
    expect(demo.app.printRoutes({ commonPrefix: false })).toMatch(/\/?dev\b/);
  });

  test('the sandbox’s webhooks have no route, those of the real provider have one', async () => {
    const post = (name: string) =>
      production.app.inject({
        method: 'POST',
        url: `/api/webhooks/${name}`,
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      });
    expect((await post('sandbox')).json()).toEqual(NOWHERE);
    expect((await post('bank')).json()).toMatchObject({ message: 'unknown_payment' });
  });

  test('the sandbox never takes money, and the shop does not start without a real provider', () => {
    expect([...createReadyProviders(production.deps).webhooks.keys()]).toEqual(['bank']);
    for (const change of [
      { providerEntries: [sandbox] },
      { providerSettings: {} },
      { providerSettings: { BANK_KEY: '' } },
    ])
      expect(() => createReadyProviders({ ...production.deps, ...change })).toThrow('no payment provider');
  });
});
