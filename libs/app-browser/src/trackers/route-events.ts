import { eventIdOf, inDollars, transactionIdOf, valueOf } from '@shop/domain/analytics';
import { tellDeclined, tellQuotePage, tellQuoteSubmit } from './quote-events.ts';
import { isFirstStep } from './quote-steps.ts';
import { tellSearch } from './search-events.ts';
import type { Seen, Watched } from './tell.ts';

type TellPage = (watched: Watched, seen: Seen) => Promise<void> | void;

const tellCart: TellPage = async ({ goods, tell }) => {
  const cart = goods.cart();
  if (!cart || cart.items.length === 0) return;
  const rate = await goods.rateOf(cart.currency);
  const items = cart.items.map((line, at) => goods.itemOf(line, at, rate));
  tell('view_cart', { items, value: valueOf(items) });
};

/** Each step of a checkout once, however often its page is opened. */
const tellCheckout =
  (name: 'begin_checkout' | 'add_payment_info'): TellPage =>
  async ({ goods, tell }, { params: { slug = '' } }) => {
    const checkout = goods.checkout(slug);
    if (!checkout) return;
    const rate = await goods.rateOf(checkout.currency);
    const items = checkout.products.map((line, at) => goods.itemOf(line, at, rate));
    tell(name, { items, value: valueOf(items) }, { mark: `${name}.${slug}` });
  };

const tellPayment: TellPage = async (watched, seen) => {
  await tellQuotePage(watched, seen);
  await tellDeclined(watched, seen);
};

/** An order that is not paid yet is told when its page is opened after the payment; the server tells it too. */
const tellPurchase: TellPage = async ({ goods, tell }, { params: { slug } }) => {
  const order = goods.placedOrder(slug);
  if (!order || order.state === 'accepted' || order.state === 'cancelled') return;
  const rate = await goods.rateOf(order.currency);
  const items = order.lines.map((line, at) => goods.itemOf(line, at, rate));
  const transaction = transactionIdOf(order.id);
  const of = order.kind === 'marketplace' ? 'marketplace' : 'quote';
  // The whole value, whatever part of it was paid from the balance.
  const value = inDollars(order.totals.total + order.totals.balance, rate);
  const shipping = inDollars(order.totals.shipping, rate);
  tell('purchase', { items, transaction, of, value, shipping }, { id: eventIdOf('purchase', transaction) });
  tell('payment_success', { of, transaction }, { id: eventIdOf('payment_success', transaction) });
  if (of === 'quote' && isFirstStep('quote_paid', order.id)) {
    const deliveryFee = inDollars(order.totals.delivery, rate);
    const paymentType = goods.paymentType(order.payments.at(-1)?.payment_processor_id);
    const about = { quoteId: order.id, value, shipping, deliveryFee, paymentType };
    tell('quote_paid', about, { id: eventIdOf('quote_paid', transaction) });
  }
};

const tellProduct: TellPage = async ({ goods, tell }, { params: { '*': slug = '' } }) => {
  const item = await goods.productOf(slug);
  if (item) tell('product_view', { items: [item], value: item.price });
};

/** What is told besides the view of the page, by route. */
const BY_ROUTE: Readonly<Record<string, TellPage>> = {
  product: tellProduct,
  search: tellSearch,
  cart: tellCart,
  checkout: tellCheckout('begin_checkout'),
  payment: tellPayment,
  confirm: tellCheckout('add_payment_info'),
  success: tellPurchase,
  'order-successful': tellQuoteSubmit,
};

export const tellRoute = async (watched: Watched, seen: Seen): Promise<void> => {
  await BY_ROUTE[seen.route]?.(watched, seen);
};
