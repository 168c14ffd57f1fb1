import type { Transaction } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import type { Settled } from '@shop/commerce-payments';
import { linkTo } from './order-mail.ts';
import { getOrder } from './orders.repository.ts';

/**
 * Notifies the buyer of the refunded amount; one mail for each total that the provider reports as refunded.
 */
export const refundMail = async (
  tx: Transaction,
  brands: Brands,
  { payable, payment }: Settled,
  amount: number,
): Promise<NewMail<'refund'>> => {
  const order = await getOrder(tx, payable.rel_id);
  const brand = brands.get(order.brand);
  const locale = order.language;
  const { first_name: name } = order.address;
  return {
    brand: order.brand,
    language: locale,
    to: order.email,
    template: 'refund',
    uniqueKey: `refund:${payment.reference}:${payment.refunded_amount}`,
    data: {
      name,
      number: orderNumber(order.kind, order.id),
      amount: moneyIn(locale, payment.currency_id)(amount),
      ...(payment.provider === PAYMENT_PROVIDER.account && { isOnAccount: true }),
      link: order.placed_at === null ? null : linkTo(brand, order, locale),
    },
  };
};
