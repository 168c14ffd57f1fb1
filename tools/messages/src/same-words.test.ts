import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { describe, expect, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const wordsIn = (code: LocaleCode): Readonly<Record<string, string>> =>
  Object.assign({}, ...readCatalogues(ROOT).map((one) => one.in[code]));

/** The stops of an order, on the page after paying and on the order’s page. */
const STOPS = [
  'accepted',
  'paid',
  'purchasing',
  'at_warehouse',
  'shipped',
  'customs',
  'out_for_delivery',
  'delivered',
].map((state) => [`checkout.success.stop.${state}`, `orders.state.${state}`] as const);

/** The amounts of an order, in the checkout and on the order’s page. */
const AMOUNTS = [
  ['checkout.summary.goods', 'orders.sum.goods'],
  ['checkout.summary.shipping.air', 'orders.sum.shipping.air'],
  ['checkout.summary.shipping.sea', 'orders.sum.shipping.sea'],
  ['checkout.summary.delivery', 'orders.sum.delivery'],
  ['checkout.summary.promotion', 'orders.sum.promotion'],
  ['checkout.summary.fee', 'orders.sum.fee'],
  ['checkout.success.total', 'orders.sum.total'],
  ['checkout.success.balance', 'orders.sum.balance'],
  ['checkout.success.rest', 'orders.sum.rest'],
] as const;

/** The same amounts in the mail of an order. */
const MAILED = [
  ['checkout.summary.goods', 'order_mail.subtotal'],
  ['checkout.summary.shipping.air', 'order_mail.shipping.air'],
  ['checkout.summary.shipping.sea', 'order_mail.shipping.sea'],
  ['checkout.summary.delivery', 'order_mail.delivery'],
  ['checkout.summary.promotion', 'order_mail.promotion'],
  ['checkout.summary.fee', 'order_mail.payment_fee'],
  ['checkout.success.total', 'mail.order.total'],
  ['checkout.success.balance', 'order_mail.balance'],
  ['checkout.success.rest', 'order_mail.rest'],
] as const;

describe.each(LOCALE_CODES)('in %s', (code) => {
  const words = wordsIn(code);

  test.each([...STOPS, ...AMOUNTS, ...MAILED])('%s and %s are the same words', (one, other) => {
    expect(words[one]).toBeTruthy();
    expect(words[other]).toBe(words[one]);
  });
});
