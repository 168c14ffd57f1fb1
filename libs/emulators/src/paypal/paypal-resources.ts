import type { BookEvent, EmulatedCapture, EmulatedOrder, EmulatedRefund } from './paypal-books.ts';

const PERCENT_OF_FEE = 0.029;
const FIXED_FEE_CENTS = 35;

/** The provider's fee of a capture. */
export const feeOf = ({ amount }: Pick<EmulatedCapture, 'amount'>): number =>
  Math.round(amount * PERCENT_OF_FEE) + FIXED_FEE_CENTS;

const money = (cents: number, currency: string) => ({
  currency_code: currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

type Addresses = { readonly api: string };

export const captureResource = (order: EmulatedOrder, capture: EmulatedCapture, { api }: Addresses) => ({
  id: capture.id,
  status: capture.status,
  amount: money(capture.amount, order.currency),
  custom_id: order.reference,
  final_capture: true,
  ...(capture.status !== 'PENDING' &&
    capture.status !== 'DECLINED' && {
      seller_receivable_breakdown: {
        gross_amount: money(capture.amount, order.currency),
        paypal_fee: money(feeOf(capture), order.currency),
        net_amount: money(capture.amount - feeOf(capture), order.currency),
      },
    }),
  links: [{ href: `${api}/v2/payments/captures/${capture.id}`, rel: 'self', method: 'GET' }],
});

export const refundResource = (order: EmulatedOrder, refund: EmulatedRefund, { api }: Addresses) => ({
  id: refund.id,
  status: 'COMPLETED',
  amount: money(refund.amount, order.currency),
  ...(refund.customId !== null && { custom_id: refund.customId }),
  links: [
    { href: `${api}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${api}/v2/payments/captures/${order.capture?.id ?? ''}`, rel: 'up', method: 'GET' },
  ],
});

export const orderResource = (order: EmulatedOrder, addresses: Addresses) => {
  const { capture, refunds } = order;
  const payments = capture && {
    captures: [captureResource(order, capture, addresses)],
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundResource(order, refund, addresses)) }),
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createdAt.toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.reference,
        description: order.description,
        amount: money(order.amount, order.currency),
        ...(payments && { payments }),
      },
    ],
    links: [
      { href: `${addresses.api}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      { href: `${addresses.api}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
};

const disputeResource = ({ id, capture }: EmulatedOrder) => ({
  dispute_id: `PP-D-${id}`,
  disputed_transactions: [{ seller_transaction_id: capture?.id ?? '' }],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: capture?.dispute === 'open' ? 'OPEN' : 'RESOLVED',
  ...(capture?.dispute !== 'open' && {
    dispute_outcome: {
      outcome_code: capture?.dispute === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR',
    },
  }),
});

/** The resource in the webhook of an event. */
export const eventResource = ({ type, order, refund }: BookEvent, addresses: Addresses): object => {
  if (type.startsWith('CUSTOMER.DISPUTE')) return disputeResource(order);
  if (refund) return refundResource(order, refund, addresses);
  if (type.startsWith('PAYMENT.CAPTURE') && order.capture)
    return captureResource(order, order.capture, addresses);
  return orderResource(order, addresses);
};
