import { createAccounts } from '@shop/commerce-accounts';
import { createSessions } from '@shop/commerce-accounts/sessions';
import { createTestServer, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createTestMail } from '@shop/commerce-mail/testing';
import { authContract } from '@shop/contracts/auth';
import { factorContract } from '@shop/contracts/factors';
import { Secret } from 'otpauth';
import { createFactors, createSecondStep } from './factors.module.ts';
import { codeAt } from './totp.ts';

export const TEST_FACTOR_KEY = 'test-factor-key';
export const ONA = {
  email: 'ona@example.lt',
  password: 'ilgas ir slaptas',
  first_name: 'Ona',
  last_name: 'Petraitė',
};

/** The calls of accounts and factors on a test server. `joined` has the clients whose guest's cart joined. */
export const createFactorsShop = () =>
  createTestServer((deps) => {
    const { db, audit } = deps;
    const { mail } = createTestMail(deps);
    const joined: number[] = [];
    const sessions = createSessions({
      db,
      joinGuest: async (_tx, _guest, client) => void joined.push(client.id),
    });
    const accounts = createAccounts({
      ...{ db, mail, sessions, audit, secret: TEST_SECRET },
      book: { standingOf: async () => ({ balance: 0, currency: null, unpaid: 0 }) },
      preferMethod: async () => {},
      secondStep: createSecondStep({ db, factorKey: TEST_FACTOR_KEY }),
    });
    const factors = createFactors({ db, audit, mail, factorKey: TEST_FACTOR_KEY, accounts: accounts.door });
    return { joined, sessions, visitors: sessions, routes: [accounts.routes, factors.routes] };
  });

export type FactorsShop = Awaited<ReturnType<typeof createFactorsShop>>;

const MINUTE = 60_000;

/** What a client does with the factors of an account. */
export const createClientOf = (shop: FactorsShop) => {
  const pass = (ms = MINUTE) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const register = async (email = ONA.email, brand = 'lt'): Promise<string> =>
    (await shop.call(authContract.register, { body: { ...ONA, email }, brand })).sessionToken ?? '';
  const prove = (token: string, password = ONA.password) =>
    shop.call(factorContract.prove, { body: { password }, token });
  const security = async (token: string) =>
    (await shop.call(factorContract.security, { body: {}, token })).body;
  const code = (key: string) => codeAt(Buffer.from(Secret.fromBase32(key).bytes), shop.clock.now);

  return {
    pass,
    register,
    prove,
    security,
    code,
    /** Registers, and turns codes on. */
    withCodes: async (email = ONA.email) => {
      const token = await register(email);
      await prove(token);
      await shop.call(factorContract.beginCodes, { body: {}, token });
      const key = (await security(token)).new_key?.key ?? '';
      const { body } = await shop.call(factorContract.confirmCodes, { body: { code: code(key) }, token });
      pass();
      return { token, key, recoveryCodes: body.recovery_codes };
    },
    logIn: async (email = ONA.email, token?: string) =>
      shop.call(authContract.login, { body: { email, password: ONA.password, remember: true }, token }),
    step: (step: string, typed: string, more: { brand?: string; token?: string; ip?: string } = {}) =>
      shop.call(factorContract.loginStep, { body: { step, code: typed }, ...more }),
  };
};
