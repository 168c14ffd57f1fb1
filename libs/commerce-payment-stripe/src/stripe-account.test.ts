import { expect, test } from 'vitest';
import { readAccounts, refusedKeys } from './stripe-account.ts';

const settings = { STRIPE_SECRET_KEY: 'rk_live_shop', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const ofAe = { STRIPE_SECRET_KEY_AE: 'sk_live_dubai', STRIPE_WEBHOOK_SECRET_AE: 'whsec_2' };
const emulated = 'http://127.0.0.1:4000';
const accountOf = (brand: string, given: Parameters<typeof readAccounts>[0]) =>
  readAccounts(given).find(({ takes }) => takes(brand))?.account;

test('one account takes the money of all brands', () => {
  expect(accountOf('ae', settings)).toEqual({
    secretKey: 'rk_live_shop',
    webhookSecret: 'whsec_1',
    publishableKey: null,
    apiUrl: 'https://api.stripe.com',
  });
});

test('a brand with an account of its own is paid there', () => {
  expect(accountOf('ae', { ...settings, ...ofAe })).toMatchObject({ secretKey: 'sk_live_dubai' });
  expect(accountOf('lt', { ...settings, ...ofAe })).toMatchObject({ secretKey: 'rk_live_shop' });
});

test.each(['STRIPE_SECRET_KEY_AE', 'STRIPE_WEBHOOK_SECRET_AE'])(
  'an account without its %s is refused with that name, and no value is printed',
  (name) => {
    const half = { ...settings, ...ofAe, [name]: '' };
    expect(() => readAccounts(half)).toThrow(new RangeError(`${name} is missing`));
  },
);

test.each([
  [{ ...settings, STRIPE_SECRET_KEY: 'sk_test_1' }, 'is a test key, which api.stripe.com must not get'],
  [{ ...settings, STRIPE_API_URL: emulated }, 'is a live key, which 127.0.0.1:4000 must not get'],
  [{ ...settings, STRIPE_SECRET_KEY: 'pk_live_1' }, 'is no secret or restricted key'],
])('a key of another service is refused, and not logged', (given, why) => {
  expect(() => readAccounts(given)).toThrow(new RangeError(`STRIPE_SECRET_KEY: ${why}`));
  expect(refusedKeys(given)).toEqual([`STRIPE_SECRET_KEY: ${why}`]);
});

test('every wrong key is named, of any account', () => {
  const given = { ...settings, ...ofAe, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_SECRET_KEY_AE: 'rk_test_2' };
  expect(refusedKeys(given).map((reason) => reason.split(':')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_SECRET_KEY_AE',
  ]);
});

test('test keys are for an emulator', () => {
  const given = { ...settings, STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_API_URL: emulated };
  expect(accountOf('lt', given)).toMatchObject({ secretKey: 'rk_test_1', apiUrl: emulated });
});

test('a brand’s account has its own publishable key or no field, of the same mode as its secret key', () => {
  const given = { ...settings, ...ofAe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  expect(accountOf('lt', given)).toMatchObject({ publishableKey: 'pk_live_1' });
  expect(accountOf('ae', given)).toMatchObject({ publishableKey: null });
  expect(refusedKeys({ ...given, STRIPE_PUBLISHABLE_KEY_AE: 'pk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY_AE: is a test key, which is of no use at api.stripe.com',
  ]);
  expect(refusedKeys({ ...given, STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY: is no publishable key',
  ]);
});
