import type { VisitorAnswer } from '@shop/contracts/visitor';
import type { Database } from '@shop/database';
import { cartTotals, orderableQuantity } from '@shop/domain/cart';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents, type ExchangeRates } from '@shop/domain/money';
import { toWire } from '@shop/domain/wire-amount';
import type { Book } from '@shop/commerce-tariff';
import type { Asked } from './cart.service.ts';
import { findVisitorSummary, type CountedLine, type FoundSummary } from './visitor-summary.repository.ts';

const NOTHING: FoundSummary = { firstName: null, method: null, version: 0, lines: [] };

type AskedSummary = Pick<Asked, 'visitor' | 'currency' | 'now'> & { readonly book: Pick<Book, 'ratesAt'> };

const piecesOf = (lines: readonly CountedLine[], currency: AskedSummary['currency'], rates: ExchangeRates) =>
  lines.map((line) => ({
    price: convertToCents(line.priceUsd, CONVERSION_CURRENCY, currency.code, rates),
    quantity: orderableQuantity(line.quantity, line),
  }));

/** The visitor's name and the main figures of the cart, equal to those of the full cart. */
export const readVisitorSummary = async (
  db: Database,
  { visitor, currency, book, now }: AskedSummary,
): Promise<Omit<VisitorAnswer, 'status'>> => {
  const { firstName, method, version, lines } = visitor
    ? await findVisitorSummary(db, visitor, now)
    : NOTHING;
  const { quantity, sum } = cartTotals(piecesOf(lines, currency, book.ratesAt(now)));
  const cart = { count: quantity, sum: toWire(sum), currency: currency.code, shipping_method: method };
  return { visitor: { first_name: firstName, cart }, cart_version: version };
};
