import { eventIdOf, inDollars, transactionIdOf, type QuotePayment } from '@shop/domain/analytics';
import type { Payable } from '@shop/data-access';
import type { KnownGoods } from './known-goods.ts';
import { attemptOf } from './payment-attempts.ts';
import { isFirstStep } from './quote-steps.ts';
import type { Seen, Watched } from './tell.ts';

const idOf = (number: string): number => Number(number.replace(/\D/g, ''));

/** What is known of paying for a quote; undefined for any other payment. */
export const quotePaymentOf = async (
  goods: KnownGoods,
  payable: Payable | undefined,
  method?: number,
): Promise<QuotePayment | undefined> => {
  if (payable?.kind !== 'quote') return undefined;
  const rate = await goods.rateOf(payable.currency);
  return {
    quoteId: idOf(payable.number),
    value: inDollars(payable.due, rate),
    shipping: inDollars(payable.shipping ?? 0, rate),
    deliveryFee: inDollars(payable.delivery ?? 0, rate),
    paymentType: goods.paymentType(method),
  };
};

/** The payment page of a quote; the address of its delivery was given on the page before. */
export const tellQuotePage = async ({ goods, tell }: Watched, { params, before }: Seen): Promise<void> => {
  const about = await quotePaymentOf(goods, goods.payable(params['slug'] ?? ''));
  if (!about) return;
  const transaction = transactionIdOf(about.quoteId);
  if (before === 'create-order-slug' && isFirstStep('delivery_info_added', about.quoteId))
    tell('delivery_info_added', about, { id: eventIdOf('delivery_info_added', transaction) });
  tell('quote_payment_view', about, { id: eventIdOf('quote_payment_view', transaction) });
};

/** A payment that was declined led back to its page, which says so in its address. */
export const tellDeclined = async ({ goods, tell }: Watched, { params, search }: Seen): Promise<void> => {
  if (!new URLSearchParams(search).has('declined')) return;
  const slug = params['slug'] ?? '';
  const payable = goods.payable(slug);
  // A top-up or an invoice is neither an order from the cart nor a quote.
  if (payable && payable.kind !== 'quote') return;
  const quoteId = payable ? idOf(payable.number) : (goods.checkout(slug)?.order_id ?? null);
  const transaction = quoteId === null ? '' : transactionIdOf(quoteId);
  const of = payable ? 'quote' : 'marketplace';
  tell('payment_declined', { of, transaction }, { mark: `payment_declined.${slug}.${attemptOf(slug)}` });
};

/** The request that was sent last, which its own page names. */
export const tellQuoteSubmit = ({ goods, tell }: Watched): void => {
  const sent = goods.sentQuotes()[0];
  if (sent)
    tell(
      'quote_submit',
      { items: sent.items_count },
      {
        id: eventIdOf('quote_submit', transactionIdOf(idOf(sent.number))),
      },
    );
};
