import type { AcceptQuote } from '@shop/contracts/quotes';
import { toJson, type ChosenQuoteDelivery, type Transaction } from '@shop/database';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents, rateOf } from '@shop/domain/money';
import { withDelivery, type QuoteAmounts } from '@shop/domain/quotes';
import { toWire } from '@shop/domain/wire-amount';
import { BREAKDOWN_CODES } from '@shop/domain/tariff';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { readWrittenAddress, writeAwaitingOrder } from '@shop/commerce-orders';
import { openPayable } from '@shop/commerce-payments';
import type { RequestRow } from './drafts.repository.ts';
import { moveRequest } from './move-request.ts';
import { chooseDelivery } from './offered-couriers.ts';
import { getOffer, keepDelivery, type OfferRow } from './quotes.repository.ts';
import { storeOf } from './web-link.ts';

type Acceptance = { readonly visitor: Visitor; readonly body: AcceptQuote; readonly now: Date };

const linesOf = ({ offer }: OfferRow) =>
  offer.lines.map((line, at) => {
    const price = offer.amounts.unitPrices[at] ?? 0;
    return {
      ...{ product_id: null, variant_id: null, slug: null, picture: null },
      // The store is the article number of goods that are bought there.
      sku: storeOf(line.url) ?? '',
      names: toJson({ en: line.title }),
      variant_names: line.options === '' ? null : toJson([{ en: line.options }]),
      quantity: line.quantity,
      unit_price: price,
      unit_price_usd: convertToCents(line.price, line.currency, CONVERSION_CURRENCY, offer.rates),
      line_total: price * line.quantity,
      details: toJson({ tariff_line: line.tariffLine }),
    };
  });

const totalsOf = (amounts: QuoteAmounts, least: number) => ({
  subtotal: amounts.subtotal,
  shipping: amounts.shipping,
  delivery: amounts.delivery,
  least_delivery: least,
  shipping_discount: amounts.shippingDiscount,
  promotion: 0,
  balance: 0,
  payment_fee: 0,
  total: amounts.total,
  breakdown: BREAKDOWN_CODES.map((code) => ({ code, amount: amounts.breakdown[code] })),
  days_from: amounts.daysFrom,
  days_to: amounts.daysTo,
});

/**
 * Accepts the newest offer of a locked request: writes the order with the number and the link of the request, and what
 * can be paid. A button that is pressed twice accepts once.
 */
export const acceptQuote = async (
  tx: Transaction,
  request: RequestRow,
  { visitor, body, now }: Acceptance,
): Promise<void> => {
  if (request.state === 'accepted') return;
  const { row, amounts, delivery } = await getOfferToAccept(tx, request, body);
  const destination = delivery?.pickup_point == null ? 'home' : 'pickup';
  const address = readWrittenAddress(body.address, destination);
  if (delivery) await keepDelivery(tx, row, { delivery, total: amounts.total });
  await moveRequest(tx, request, 'accept', { actor: 'buyer', now });
  const owner = {
    brand: request.brand,
    visitor_id: visitor.sessionId,
    client_id: request.client_id,
  };
  await writeAwaitingOrder(tx, {
    order: {
      ...owner,
      id: request.id,
      slug: request.slug,
      kind: 'quote',
      language: request.language,
      email: request.email ?? '',
      currency_id: request.currency_id,
      total: amounts.total,
    },
    offer: {
      rate: rateOf(row.offer.rates, row.offer.currency),
      totals: toJson(totalsOf(amounts, row.offer.amounts.delivery)),
      shipping_method: row.shipping_method,
      delivery_choice: toJson({
        courier: delivery?.courier ?? null,
        pickup_point: delivery?.pickup_point ?? null,
      }),
      address: toJson(address),
      country_id: row.country_id,
    },
    lines: linesOf(row),
    now,
  });
  await openPayable(tx, {
    ...owner,
    slug: request.slug,
    kind: 'quote',
    rel_id: request.id,
    amount: amounts.total,
    currency_id: request.currency_id,
    created_at: now,
  });
};

type Accepted = {
  readonly row: OfferRow;
  /** Those of the offer, with the fee of the chosen delivery. */
  readonly amounts: QuoteAmounts;
  readonly delivery: ChosenQuoteDelivery | null;
};

const getOfferToAccept = async (
  tx: Transaction,
  request: RequestRow,
  body: AcceptQuote,
): Promise<Accepted> => {
  if (request.state !== 'offered') throw conflict(`quote.not_when_${request.state}`);
  const row = await getOffer(tx, request);
  if (body.address.country_id !== row.country_id) throw invalid({ country_id: ['other_country'] });
  const delivery = await chooseDelivery(tx, row, body);
  const amounts = delivery ? withDelivery(row.offer.amounts, delivery.fee) : row.offer.amounts;
  // The price that was seen is the price that is accepted.
  if (toWire(amounts.total) !== body.expected_total) throw conflict('quote.changed');
  return { row, amounts, delivery };
};
