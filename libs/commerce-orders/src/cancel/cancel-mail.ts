import { orderNumber } from '@shop/domain/order-number';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import type { Payment } from '@shop/commerce-payments';
import { linkTo, moneyIn } from '../order-mail.ts';
import { orderMailTexts } from '../order-mail.texts.ts';
import type { OrderRow } from '../orders.repository.ts';

/** Tells the buyer that the order is cancelled, and where each part of the money goes. */
export const cancelMail = (brands: Brands, order: OrderRow, payment: Payment): NewMail<'order-news'> => {
  const locale = order.language;
  const texts = orderMailTexts(locale);
  const write = moneyIn(locale, payment.currency_id);
  const byProvider = payment.amount - payment.refunded_amount;
  const parts = [
    { amount: payment.balance_amount, text: 'order_mail.cancelled.to_balance' as const },
    { amount: byProvider, text: 'order_mail.cancelled.to_payer' as const },
  ];
  return {
    brand: order.brand,
    language: locale,
    to: order.email,
    template: 'order-news',
    uniqueKey: `order-cancelled:${order.id}`,
    data: {
      news: 'cancelled',
      name: order.address.first_name,
      number: orderNumber(order.kind, order.id),
      link: linkTo(brands.get(order.brand), order, locale),
      lines: parts
        .filter(({ amount }) => amount > 0)
        .map(({ amount, text }) => texts(text, { amount: write(amount) })),
    },
  };
};
