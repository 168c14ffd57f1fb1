import { findErrors } from '@shop/forms';
import { expect, test } from 'vitest';
import { aCheckout } from '../testing.ts';
import { fitPaymentDraft, toChosenPayment, toPaymentFields } from './payment-fields.ts';
import { paymentSchema } from './payment-form.schema.ts';

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const codeOf = (checkout: ReturnType<typeof aCheckout>, fields: Record<string, string>) =>
  findErrors(paymentSchema(checkout), fields).payment?.message;

test('the first method without a fee is preselected', () => {
  expect(toPaymentFields(aCheckout())).toMatchObject({ payment: '1' });
  const chosen = aCheckout({
    payments: [{ payment_processor_id: 3, type: 'bank', amount: 127 }],
    payment_option: 'seb',
  });
  expect(toPaymentFields(chosen)).toMatchObject({ payment: '3', option_3: 'seb' });
});

test('the bank is sent only with the bank list', () => {
  const fields = { payment: '1', option_3: 'seb', use_balance: '1' };
  expect(toChosenPayment(fields, slug, 1)).toEqual({
    slug,
    language_id: 1,
    payment_processor_id: 1,
    option: null,
    use_balance: true,
  });
});

test('a method must be chosen, and a bank where the method is a list of banks', () => {
  expect(codeOf(aCheckout(), {})).toBe('choose_payment');
  expect(codeOf(aCheckout(), { payment: '3' })).toBe('choose_bank');
  expect(codeOf(aCheckout(), { payment: '3', option_3: 'seb' })).toBeUndefined();
});

test('a balance that covers all needs no method', () => {
  expect(codeOf(aCheckout({ balance_available: 500 }), { use_balance: '1' })).toBeUndefined();
});

test('an unsent choice is restored as far as it is offered, and a promotion code never', () => {
  const offered = aCheckout();
  expect(fitPaymentDraft(null, offered)).toEqual({});
  expect(fitPaymentDraft({ payment: '3', option_3: 'seb', code: 'SPRING' }, offered)).toEqual({
    payment: '3',
    option_3: 'seb',
    use_balance: '',
  });
  expect(fitPaymentDraft({ payment: '9', use_balance: '1' }, offered)).toEqual({ use_balance: '1' });
});

test('a saved card is sent without a token, and the wish to save only with another card', () => {
  const fields = { payment: '1', stripe_token: 'token_1', means_1: '5', save_1: '1' };
  expect(toChosenPayment(fields, slug, 1)).toMatchObject({ option: null, means_id: 5 });
  expect(toChosenPayment(fields, slug, 1)).not.toHaveProperty('saves_means');
  const another = { ...fields, means_1: '' };
  expect(toChosenPayment(another, slug, 1)).toMatchObject({ option: 'token_1', saves_means: true });
  // Those of another method are left out.
  expect(toChosenPayment({ ...fields, payment: '2' }, slug, 1)).not.toHaveProperty('means_id');
});

test('a saved card is restored while it is there, and the wish to save never', () => {
  const offered = aCheckout();
  const [card] = offered.payment_methods;
  const shown = { network: 'visa', last_four: '4242', expires_year: 2034, expires_month: 12 };
  if (card) card.saved = [{ ...shown, id: 5, is_expired: false }];
  const draft = { payment: '1', means_1: '5', save_1: '1' };
  expect(fitPaymentDraft(draft, offered)).toEqual({ payment: '1', means_1: '5', use_balance: '' });
  expect(fitPaymentDraft({ ...draft, means_1: '6' }, offered)).not.toHaveProperty('means_1');
  expect(fitPaymentDraft({ ...draft, means_1: '' }, offered)).toMatchObject({ means_1: '' });
});
