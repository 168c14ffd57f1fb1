import { expect, test } from 'vitest';
import { readAccounts } from './paypal-account.ts';

const settings = { PAYPAL_CLIENT_ID: 'shop', PAYPAL_CLIENT_SECRET: 'hush', PAYPAL_WEBHOOK_ID: 'W1' };
const ofAe = { PAYPAL_CLIENT_ID_AE: 'dubai', PAYPAL_CLIENT_SECRET_AE: 'hush2', PAYPAL_WEBHOOK_ID_AE: 'W2' };
const accountOf = (brand: string, given: Parameters<typeof readAccounts>[0]) =>
  readAccounts(given).find(({ takes }) => takes(brand))?.account;

test('one account takes the money of all brands', () => {
  expect(accountOf('ae', settings)).toEqual({
    clientId: 'shop',
    clientSecret: 'hush',
    webhookId: 'W1',
    apiUrl: 'https://api-m.paypal.com',
  });
});

test('a brand with an account of its own is paid there', () => {
  expect(accountOf('ae', { ...settings, ...ofAe })).toMatchObject({ clientId: 'dubai', webhookId: 'W2' });
  expect(accountOf('lt', { ...settings, ...ofAe })).toMatchObject({ clientId: 'shop' });
});

test.each(['PAYPAL_CLIENT_ID_AE', 'PAYPAL_CLIENT_SECRET_AE', 'PAYPAL_WEBHOOK_ID_AE'])(
  'an account without its %s is refused with that name, and no value is printed',
  (name) => {
    const half = { ...settings, ...ofAe, [name]: '' };
    expect(() => accountOf('ae', half)).toThrow(new RangeError(`${name} is missing`));
  },
);
