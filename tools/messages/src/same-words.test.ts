import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readCatalogues, type LanguageCode } from './catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const codes = Object.keys(LANGUAGES) as LanguageCode[];
const wordsIn = (code: LanguageCode): Readonly<Record<string, string>> =>
  Object.assign({}, ...readCatalogues(ROOT).map((one) => one.in[code]));
const mailTexts = readFileSync(path.join(ROOT, 'libs/commerce-orders/src/order-mail.texts.ts'), 'utf8');

/** The stops of an order, on the page after paying and on the order’s page. */
const STOPS = ['accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered'].map(
  (state) => [`checkout.success.stop.${state}`, `orders.state.${state}`] as const,
);

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

/** The total of the mail is named by the library that lays mails out. */
const MAILED = AMOUNTS.filter(([id]) => id !== 'checkout.success.total');

describe.each(codes)('in %s', (code) => {
  const words = wordsIn(code);

  test.each([...STOPS, ...AMOUNTS])('%s and %s are the same words', (one, other) => {
    expect(words[one]).toBeTruthy();
    expect(words[other]).toBe(words[one]);
  });

  test.each(MAILED)('%s is named so in the mail of an order, too', (id) => {
    expect(mailTexts).toContain(`'${words[id]}'`);
  });
});
