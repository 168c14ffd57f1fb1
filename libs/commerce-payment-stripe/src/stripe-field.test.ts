import { expect, test } from 'vitest';
import { LIVE_API } from './stripe-account.ts';
import { fieldOf, isConfirmationToken } from './stripe-field.ts';
import { aStripeAccount } from './testing/a-payment-order.ts';

test('the script is the provider’s own, of the release of the API', () => {
  expect(fieldOf(aStripeAccount(LIVE_API))).toMatchObject({
    script: 'https://js.stripe.com/endive/stripe.js',
    key: 'pk_test_open9012',
  });
});

test('an emulator serves everything of the field itself', () => {
  expect(fieldOf(aStripeAccount('http://127.0.0.1:4001'))).toEqual({
    key: 'pk_test_open9012',
    height: 200,
    script: 'http://127.0.0.1:4001/endive/stripe.js',
    hosts: {
      scripts: ['http://127.0.0.1:4001'],
      frames: ['http://127.0.0.1:4001'],
      calls: ['http://127.0.0.1:4001'],
    },
  });
});

test('an account without a publishable key has no field', () => {
  expect(fieldOf({ ...aStripeAccount(LIVE_API), publishableKey: null })).toBeNull();
});

test.each(['', 'seb', 'tok_12345678', 'ctoken_', 'ctoken_12345678 '])('%o is no token', (text) => {
  expect(isConfirmationToken(text)).toBe(false);
});
