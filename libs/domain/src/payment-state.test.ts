import { expect, test } from 'vitest';
import {
  isPaymentProviderId,
  nextPaymentState,
  PAYMENT_PROVIDER,
  type PaymentState,
  type ReportedState,
} from './payment-state.ts';

const play = (reports: ReportedState[], start: PaymentState = 'created'): PaymentState =>
  reports.reduce((state, report) => nextPaymentState(state, report) ?? state, start);

test('R-PAY-01 invalid is -1, card 1, PayPal-like 2, regional 3, own balance 4', () => {
  expect(PAYMENT_PROVIDER).toEqual({ invalid: -1, card: 1, wallet: 2, bank: 3, balance: 4 });
  expect([0, 1, 2, 3, 4, 5, 1.5].filter(isPaymentProviderId)).toEqual([1, 2, 3, 4]);
});

test('R-PAY-02 reports of one success may come doubled and in any order, and it is still paid once', () => {
  const reports: ReportedState[] = ['open', 'processing', 'captured', 'captured', 'authorised', 'open'];
  expect(play(reports)).toBe('captured');
  expect(play(reports.toReversed())).toBe('captured');
});

test('R-PAY-02 a declined payment is never revived by an older report', () => {
  expect(play(['failed', 'processing', 'open', 'cancelled'])).toBe('failed');
});

test('R-PAY-02 money that arrives after the order was given up is owed back', () => {
  expect(play(['cancelled', 'captured'])).toBe('refund_due');
  expect(play(['cancelled', 'captured', 'captured', 'refunded', 'captured'])).toBe('refunded');
});
