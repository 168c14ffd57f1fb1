import type { PaymentProvider } from '@shop/domain/payment-provider';
import { expect, test } from 'vitest';
import { findMethod } from './find-method.ts';

const provider = (id: string, name: string): PaymentProvider => ({
  id,
  signatureHeaders: [],
  methods: [
    { id: 2, type: 'wallet', name, icon: 'wallet', words: { name: `payment.${id}.wallet` }, limits: {} },
  ],
  messages: {} as PaymentProvider['messages'],
});
const PROVIDERS = [provider('one', 'One Pay'), provider('other', 'Other Pay')];

test('a method is shown by the provider that takes it; without one by the first that has it', () => {
  expect(findMethod(PROVIDERS, 2, 'other')?.name).toBe('Other Pay');
  expect(findMethod(PROVIDERS, 2)?.name).toBe('One Pay');
  expect(findMethod(PROVIDERS, 2, 'gone')?.name).toBe('One Pay');
  expect(findMethod(PROVIDERS, 3, 'one')).toBeUndefined();
});
