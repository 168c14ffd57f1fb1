import { divideDown } from '../exact.ts';
import { AMOUNT_PER_CENT, applyRateToCents, sumOf, type Amount, type Rate } from '../money.ts';
import { promotionShares } from '../tariff/promotion-shares.ts';

/** A line of an order, and how many of its goods were withdrawn by now. */
export type WithdrawnLine = {
  readonly price: Amount;
  readonly quantity: number;
  readonly variantId: number;
  readonly rate: Rate;
  readonly withdrawn: number;
};

export type WithdrawnOrder = {
  readonly lines: readonly WithdrawnLine[];
  readonly promotion: Amount;
  readonly duty: Amount;
  /** Everything that was paid, from the balance too. */
  readonly paid: Amount;
  readonly delivery: Amount;
  /** The cheapest delivery that was offered: what a dearer one cost more is not refunded. */
  readonly leastDelivery: Amount;
};

const part = (amount: Amount, of: number, whole: number): Amount =>
  whole === 0 ? 0 : divideDown(amount / AMOUNT_PER_CENT, of, whole) * AMOUNT_PER_CENT;

/** Each line's goods less their share of the promotion, with their shares of duty and VAT. */
const grossOf = ({ lines, promotion, duty }: WithdrawnOrder): readonly Amount[] => {
  const shares = promotionShares(lines, promotion);
  const nets = lines.map(({ price, quantity }, at) => price * quantity - (shares[at] ?? 0));
  const worth = sumOf(nets);
  return lines.map(({ rate }, at) => {
    const net = nets[at] ?? 0;
    const taxed = net + part(duty, net, worth);
    return taxed + applyRateToCents(taxed, rate);
  });
};

/**
 * What is due for all goods that were withdrawn by now. For a part of the order: the goods with their duty and VAT. For
 * the whole: everything that was paid, with the cheapest delivery (Directive 2011/83/EU, article 13).
 */
export const worthOfWithdrawn = (order: WithdrawnOrder): Amount => {
  const { lines, paid, delivery, leastDelivery } = order;
  const whole = paid - Math.max(0, delivery - leastDelivery);
  if (lines.every(({ withdrawn, quantity }) => withdrawn === quantity)) return whole;
  const gross = grossOf(order);
  const parts = lines.map(({ withdrawn, quantity }, at) => part(gross[at] ?? 0, withdrawn, quantity));
  return Math.min(whole, sumOf(parts));
};

export type Sources = { readonly payer: Amount; readonly balance: Amount };

/**
 * Where a refunded sum goes, as the order was paid. The payer's part is rounded down, so that the payment is refunded in
 * full with the last cent only.
 */
export const bySource = (refunded: Amount, { payer, balance }: Sources): Sources => {
  const toPayer = part(refunded, payer, payer + balance);
  return { payer: toPayer, balance: refunded - toPayer };
};
