import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { describe, expect, test } from 'vitest';
import { findMethod, signatureHeadersOf, typeOfMethod } from './find-method.ts';
import { paymentProviders } from './payment-providers.ts';

test('R-PAY-01 invalid is -1, card 1, PayPal-like 2, regional 3, own balance 4', () => {
  expect(PAYMENT_PROVIDER).toEqual({ invalid: -1, balance: 4, account: 5 });
  expect([1, 2, 3, 4].map((id) => typeOfMethod(paymentProviders, id))).toEqual([
    'card',
    'wallet',
    'bank',
    'balance',
  ]);
});

test('no two providers share an id, and no method has the id of the balance or of no method', () => {
  const ids = paymentProviders.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of paymentProviders.flatMap(({ methods }) => methods)) {
    expect(id).toBeGreaterThan(0);
    expect(id).not.toBe(PAYMENT_PROVIDER.balance);
  }
});

test('signature headers are in small letters, as Node names them', () => {
  for (const name of signatureHeadersOf(paymentProviders)) expect(name).toMatch(/^[a-z][a-z0-9-]+$/);
});

describe.each(paymentProviders.map((provider) => [provider.id, provider] as const))('%s', (_, provider) => {
  test.each(['en', 'lt', 'lv', 'ee'] as const)(
    'has texts in %s for its methods, and no others',
    async (language) => {
      const { default: said } = await provider.messages[language]();
      const named = provider.methods.flatMap(({ words }) => Object.values(words));
      expect(Object.keys(said).toSorted()).toEqual(named.toSorted());
    },
  );

  test('names its own messages only', () => {
    for (const { words } of provider.methods)
      for (const id of Object.values(words)) expect(id).toMatch(new RegExp(`^payment\\.${provider.id}\\.`));
  });
});

test('where two have a method of the same id, the first one’s is shown', () => {
  const [one] = paymentProviders;
  if (!one) throw new Error('there is a provider');
  const [method] = one.methods;
  if (!method) throw new Error('it has a method');
  const other = { ...one, methods: [{ ...method, name: 'Another' }] };
  expect(findMethod([other, one], method.id)?.name).toBe('Another');
  expect(findMethod([one, other], method.id)?.name).toBe(method.name);
});
