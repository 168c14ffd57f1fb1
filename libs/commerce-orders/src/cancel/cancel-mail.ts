import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import type { Payment } from '@shop/commerce-payments';
import { moneyIn } from '@shop/commerce-mail';
import { orderMailTexts } from '../order-mail.texts.ts';
import { newsMail } from '../order-news.ts';
import type { OrderRow } from '../orders.repository.ts';

/** Notifies the buyer of the cancellation, and of the refund of each part of the money. */
export const cancelMail = (brands: Brands, order: OrderRow, payment: Payment): NewMail<'order-news'> => {
  const texts = orderMailTexts(order.language);
  const write = moneyIn(order.language, payment.currency_id);
  const toPayer =
    payment.provider === PAYMENT_PROVIDER.account
      ? ('order_mail.cancelled.on_account' as const)
      : ('order_mail.cancelled.to_payer' as const);
  const parts = [
    { amount: payment.balance_amount, text: 'order_mail.cancelled.to_balance' as const },
    { amount: payment.amount - payment.refunded_amount, text: toPayer },
  ];
  const lines = parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, text }) => texts(text, { amount: write(amount) }));
  return newsMail(brands, order, 'cancelled', lines);
};
