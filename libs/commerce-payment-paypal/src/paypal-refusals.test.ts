import { createTestDatabase } from '@shop/database/testing';
import { startPayPalEmulator } from '@shop/emulators/paypal';
import { afterAll, describe, expect, test } from 'vitest';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { GIVEN_BACK, NEVER_REFUNDED, NOT_YET_REFUNDED, refusalOf } from './paypal-refusals.ts';
import { aPayPalAccount, aPaymentOrder } from './testing/a-payment-order.ts';

const credentials = aPayPalAccount();
const { db, close } = await createTestDatabase();
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const paypal = await startPayPalEmulator({ credentials, webhookId: credentials.webhookId, clock });
const adapter = createPayPalAdapter({
  ...{ db, clock },
  accounts: [{ account: aPayPalAccount(paypal.origin), takes: () => true }],
});
afterAll(async () => {
  await paypal.close();
  await close();
});

const approved = async () => {
  const order = aPaymentOrder(now);
  const { reference, amount, currency } = order;
  const at = { brand: 'lt', ref: null, amount, currency, createdAt: now };
  await adapter.start(order);
  paypal.approve(reference);
  const refund = () => adapter.refund(reference, at, { amount: 23_400, key: `${reference}-r1` });
  return { reference, refund, status: () => adapter.status(reference, at) };
};
const captured = async () => {
  const payment = await approved();
  await payment.status();
  return payment;
};

/** Issues that only a request of ours could have, or a setting of the account: defects, which are logged. */
const DEFECTS_OF_REFUNDS = [
  'CANNOT_BE_NEGATIVE',
  'CANNOT_BE_ZERO_OR_NEGATIVE',
  'CURRENCY_MISMATCH',
  'DECIMALS_NOT_SUPPORTED',
  'DECIMAL_PRECISION',
  'DUPLICATE_INVOICE_ID',
  'INVALID_CURRENCY_CODE',
  'PLATFORM_FEE_EXCEEDED',
  'PLATFORM_FEE_NOT_ENABLED',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
];

describe('a refund that is refused', () => {
  test('by any issue of the description has its answer', () => {
    const mapped = [...NEVER_REFUNDED, GIVEN_BACK, NOT_YET_REFUNDED, ...DEFECTS_OF_REFUNDS];
    expect(mapped.toSorted()).toEqual(paypal.issuesOf('captures.refund').toSorted());
  });

  test.each(NEVER_REFUNDED)('with %s is final: staff are alerted at once', async (issue) => {
    const { refund } = await captured();
    paypal.refuseNext('captures.refund', issue);
    expect(await refund()).toMatchObject({ state: 'captured', refused: issue, money: { refunded: 0 } });
  });

  test.each([GIVEN_BACK, NOT_YET_REFUNDED])('with %s is reported as the order is', async (issue) => {
    const { refund } = await captured();
    paypal.refuseNext('captures.refund', issue);
    const report = await refund();
    expect(report).toMatchObject({ state: 'captured', money: { refunded: 0 } });
    expect(report.refused).toBeUndefined();
    expect(await refund()).toMatchObject({ money: { refunded: 23_400 } });
  });

  test.each(DEFECTS_OF_REFUNDS)('with %s is a defect', async (issue) => {
    const { refund } = await captured();
    paypal.refuseNext('captures.refund', issue);
    await expect(refund()).rejects.toMatchObject({ name: 'PayPalProblem', issues: [issue] });
  });
});

/** The result of a capture for each issue that a wallet payment can have. */
const CAPTURES: Readonly<Record<string, { readonly state: string; readonly reason?: string }>> = {
  AGREEMENT_ALREADY_CANCELLED: { state: 'failed', reason: 'refused' },
  COMPLIANCE_VIOLATION: { state: 'failed', reason: 'fraud' },
  DOMESTIC_TRANSACTION_REQUIRED: { state: 'failed', reason: 'refused' },
  INSTRUMENT_DECLINED: { state: 'open', reason: 'refused' },
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: { state: 'failed', reason: 'limit' },
  ORDER_NOT_APPROVED: { state: 'open' },
  PAYEE_BLOCKED_TRANSACTION: { state: 'failed', reason: 'fraud' },
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: { state: 'failed', reason: 'refused' },
  PAYER_ACCOUNT_RESTRICTED: { state: 'failed', reason: 'refused' },
  PAYER_ACTION_REQUIRED: { state: 'open', reason: 'authentication_failed' },
  PAYER_CANNOT_PAY: { state: 'failed', reason: 'refused' },
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: { state: 'open', reason: 'refused' },
  REFERENCED_CARD_EXPIRED: { state: 'failed', reason: 'expired_card' },
  TRANSACTION_BLOCKED_BY_PAYEE: { state: 'failed', reason: 'fraud' },
  TRANSACTION_LIMIT_EXCEEDED: { state: 'failed', reason: 'limit' },
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: { state: 'failed', reason: 'amount_too_large' },
  TRANSACTION_REFUSED: { state: 'failed', reason: 'refused' },
};

describe('a capture that is refused', () => {
  test.each(Object.entries(CAPTURES))('with %s is %o', async (issue, { state, reason }) => {
    const { status } = await approved();
    paypal.refuseNext('orders.capture', issue);
    const report = await status();
    expect(report).toMatchObject({ state, money: null });
    expect(report.reason).toBe(reason);
  });

  test('while another one is in progress is checked later', async () => {
    const { status } = await approved();
    paypal.refuseNext('orders.capture', 'ORDER_COMPLETION_IN_PROGRESS');
    await expect(status()).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect(await status()).toMatchObject({ state: 'captured' });
  });

  test('with any other issue of the description is a defect, and the order is captured once the cause is fixed', async () => {
    const known = [...Object.keys(CAPTURES), 'ORDER_COMPLETION_IN_PROGRESS', 'ORDER_ALREADY_CAPTURED'];
    const others = paypal.issuesOf('orders.capture').filter((issue) => !known.includes(issue));
    expect(others).toContain('INVALID_IBAN');
    expect(others.filter((issue) => refusalOf([issue]))).toEqual([]);
    const { status } = await approved();
    paypal.refuseNext('orders.capture', 'INVALID_IBAN');
    await expect(status()).rejects.toMatchObject({ name: 'PayPalProblem' });
    expect(await status()).toMatchObject({ state: 'captured' });
  });
});
