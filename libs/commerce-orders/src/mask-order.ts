import type { MaskedOrder, Order } from '@shop/contracts/orders';

const HIDDEN = '•••';

const initialOf = (text: string): string => [...text][0] ?? '';

/** `rasa@shopper.example` as `r•••@s•••.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return `${initialOf(email)}${HIDDEN}@${initialOf(host)}${HIDDEN}.${ending}`;
};

/** The parts of an order that identify neither a person nor an address. */
export const maskOrder = (order: Order): MaskedOrder => ({
  number: order.number,
  state: order.state,
  created_at: order.created_at,
  currency: order.currency,
  total: order.total,
  lines: order.lines,
  breakdown: order.breakdown,
  totals: order.totals,
  shipping_method: order.shipping_method,
  days_from: order.days_from,
  days_to: order.days_to,
  refunded: order.refunded,
  timeline: order.timeline,
  email: maskEmail(order.email),
});
