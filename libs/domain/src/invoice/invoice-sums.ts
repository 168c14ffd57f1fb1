import { divideProduct } from '../exact.ts';
import {
  AMOUNT_PER_CENT,
  applyRateToCents,
  RATE_ONE,
  roundToCents,
  sumOf,
  type Amount,
  type Rate,
} from '../money.ts';
import type { InvoiceItem, InvoiceParts, InvoiceSums } from './invoice-parts.ts';
import { netOf, sumUp } from './taxed-sums.ts';

/** Two cents: the maximum difference between rounding once per rate and the charge. */
export const MOST_ROUNDING: Amount = 2 * AMOUNT_PER_CENT;

/**
 * The lines, VAT by rate and total of an order's invoice. Its total is the charge.
 * @throws RangeError when the stored amounts and the rates do not match.
 */
export const invoiceSums = (parts: InvoiceParts): InvoiceSums => {
  const { goods, costs, vat, shippingDiscount, delivery, paymentFee, rate, disbursed = 0 } = parts;
  const goodsNet = sumOf(goods.map(({ net }) => net));
  const total =
    goodsNet +
    sumOf(costs.map(({ amount }) => amount)) +
    vat -
    shippingDiscount +
    delivery +
    paymentFee +
    disbursed;
  const items = [
    ...wayOf(parts, goodsNet),
    { code: 'duty' as const, net: disbursed, rate: 0 },
    { code: 'delivery' as const, net: netOf(delivery, rate), rate },
    { code: 'payment_fee' as const, net: netOf(paymentFee, rate), rate },
  ].filter(({ net }) => net !== 0);
  const sums = sumUp(goods, items, total);
  if (Math.abs(sums.rounding) > MOST_ROUNDING) {
    throw new RangeError(`an invoice would be rounded by ${sums.rounding}`);
  }
  return sums;
};

/** The shipping costs and their discount, by rate. */
const wayOf = (
  { goods, costs, vat, shippingDiscount, rate }: InvoiceParts,
  goodsNet: Amount,
): InvoiceItem[] => {
  const rates = [...new Set(goods.map((line) => line.rate))];
  const all = sumOf(costs.map(({ amount }) => amount));
  const base = goodsNet + all;
  const discount =
    base + vat === 0
      ? 0
      : divideProduct(shippingDiscount, base, (base + vat) * AMOUNT_PER_CENT) * AMOUNT_PER_CENT;
  const [only = rate] = rates;
  if (rates.length <= 1) {
    return [
      ...costs.map(({ code, amount }) => ({ code, net: amount, rate: only })),
      { code: 'shipping_discount', net: -discount, rate: only },
    ];
  }
  return sharedWay(goods, all - discount, vat - (shippingDiscount - discount));
};

/**
 * Costs are shared by the value of the goods, then moved between two rates until the VAT equals the charged
 * one.
 */
const sharedWay = (goods: InvoiceParts['goods'], costs: Amount, vat: Amount): InvoiceItem[] => {
  const values = new Map<Rate, Amount>();
  for (const { net, rate } of goods) values.set(rate, (values.get(rate) ?? 0) + net);
  const worth = sumOf(values.values()) || 1;
  const shares = [...values]
    .toSorted(([left], [right]) => right - left)
    .map(([rate, value]) => ({
      rate,
      value,
      net: divideProduct(costs, value, worth * AMOUNT_PER_CENT) * AMOUNT_PER_CENT,
    }));
  const [highest, lowest] = [shares[0], shares.at(-1)];
  if (!highest || !lowest) return [];
  lowest.net += costs - sumOf(shares.map(({ net }) => net));
  const missing = vat - sumOf(shares.map(({ rate, value, net }) => applyRateToCents(value + net, rate)));
  const moved = roundToCents(((missing * RATE_ONE) / (highest.rate - lowest.rate)) | 0);
  highest.net += moved;
  lowest.net -= moved;
  return shares.map(({ rate, net }) => ({ code: 'shipping', net, rate }));
};
