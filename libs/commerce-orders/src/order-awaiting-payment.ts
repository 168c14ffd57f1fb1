import type { StoredTotals } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { countSold } from '@shop/commerce-catalogue';
import type { MailPort } from '@shop/commerce-mail';
import type { Payable, PayableKind, Settled } from '@shop/commerce-payments';
import { writeEvent } from './new-order.repository.ts';
import { numberOrder } from './number-order.repository.ts';
import { refundMail } from './refund-mail.ts';
import { moveOrderAfterPayment } from './order-after-payment.ts';
import { orderMail } from './order-mail.ts';
import { lockOrder } from './orders.repository.ts';
import { keepPaid } from './order-awaiting-payment.repository.ts';

type MailAndBrands = { readonly mail: MailPort; readonly brands: Brands };

/** The amounts of an order, with the payment's fee and the part paid from the balance. */
const withPayment = (totals: StoredTotals, { payment }: Settled): StoredTotals => ({
  ...totals,
  balance: totals.balance + payment.balance_amount,
  payment_fee: totals.payment_fee + payment.fee,
  total: totals.total - payment.balance_amount + payment.fee,
});

/**
 * The effects of payment on an order that already exists and is waiting for payment: an accepted quote or a measured
 * forward request. A payment that brings no money changes nothing: the order keeps waiting.
 */
export const createOrderAwaitingPayment = ({ mail, brands }: MailAndBrands): PayableKind => ({
  lock: async (tx, payable) => {
    await lockOrder(tx, payable.rel_id);
  },

  describe: async (db, payable) => {
    const order = await db
      .selectFrom('quote')
      .leftJoin('order_offer', 'order_offer.quote_id', 'quote.id')
      .select(['id', 'kind', 'slug', 'state', 'placed_at', 'order_offer.totals'])
      .where('id', '=', payable.rel_id)
      .executeTakeFirst();
    if (order?.kind !== payable.kind || order.placed_at === null) return null;
    if (!isPaidOrWaiting(payable, order.state)) return null;
    return {
      number: orderNumber(order.kind, order.id),
      order: { id: order.id, slug: order.slug },
      ...(order.totals && {
        bringing: { shipping: order.totals.shipping, delivery: order.totals.delivery },
      }),
      takesBalance: true,
    };
  },

  onPaid: async (tx, settled) => {
    const { payable, now } = settled;
    const order = await lockOrder(tx, payable.rel_id);
    await keepPaid(tx, order.id, withPayment(order.totals, settled), now);
    await countSold(tx, order.id);
    const cause = `quote:${order.id}:paid`;
    await writeEvent(tx, { quoteId: order.id, state: 'paid', actor: 'visitor', cause, at: now });
    await mail.enqueue(tx, await orderMail(tx, brands, order.id));
  },

  onBooked: async (tx, { payable }) => {
    await numberOrder(tx, payable.rel_id, payable.brand);
  },

  onReleased: async () => {},

  onAfterwards: async (tx, settled, what) => {
    await moveOrderAfterPayment(tx, settled, what);
  },

  onRefunded: async (tx, settled, amount) => {
    await mail.enqueue(tx, await refundMail(tx, brands, settled, amount));
  },
});

const isPaidOrWaiting = ({ state: payable }: Payable, state: string): boolean =>
  payable === 'paid' || (payable === 'open' && state === 'accepted');
