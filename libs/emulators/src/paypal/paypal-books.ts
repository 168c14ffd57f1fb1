import { randomBytes } from 'node:crypto';

/** The outcome of an approved order. `declined`: the buyer’s source of money is refused at the capture. */
export type Outcome = 'good' | 'declined' | 'pending' | 'wrong_sum' | 'limit';

export type EmulatedCapture = {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  status: 'COMPLETED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'DECLINED';
  dispute: 'open' | 'won' | 'lost' | null;
  /** The time at which the money arrived. */
  at: Date;
  /** The time at which the payer's bank took it back. */
  lostAt: Date | null;
};

export type EmulatedRefund = {
  readonly id: string;
  readonly amount: number;
  readonly customId: string | null;
  readonly at: Date;
};

export type EmulatedOrder = {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly shopName: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Date;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  outcome: Outcome;
  capture: EmulatedCapture | null;
  readonly refunds: EmulatedRefund[];
};

export type NewOrder = Pick<
  EmulatedOrder,
  'reference' | 'amount' | 'currency' | 'description' | 'shopName' | 'returnUrl' | 'cancelUrl'
>;

/** Why an action is impossible, with the API's name for it. */
export type Issue =
  | 'ORDER_NOT_APPROVED'
  | 'ORDER_ALREADY_CAPTURED'
  | 'INSTRUMENT_DECLINED'
  | 'TRANSACTION_LIMIT_EXCEEDED'
  | 'CAPTURE_FULLY_REFUNDED'
  | 'REFUND_AMOUNT_EXCEEDED'
  | 'CURRENCY_MISMATCH';

export type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.RESOLVED';

export type BookEvent = {
  readonly type: EventType;
  readonly order: EmulatedOrder;
  readonly refund?: EmulatedRefund;
};

type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issue: Issue };
const done = <T>(value: T): Done<T> => ({ ok: true, value });
const refuse = (issue: Issue): Done<never> => ({ ok: false, issue });

const newId = (): string => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();

const refundedOf = ({ refunds }: EmulatedOrder): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Cents missing in a `wrong_sum` capture. */
const MISSING_CENTS = 100;

/** The provider's books: orders, their captures and refunds, by the states that the API documents. */
export const createPayPalBooks = (clock: () => Date, tell: (event: BookEvent) => void) => {
  const orders = new Map<string, EmulatedOrder>();
  const byCapture = new Map<string, EmulatedOrder>();
  const byReference = new Map<string, EmulatedOrder[]>();

  const take = (order: EmulatedOrder): EmulatedOrder => {
    const isPending = order.outcome === 'pending';
    order.capture = {
      id: newId(),
      amount: order.outcome === 'wrong_sum' ? order.amount - MISSING_CENTS : order.amount,
      status: isPending ? 'PENDING' : 'COMPLETED',
      dispute: null,
      ...{ at: clock(), lostAt: null },
    };
    order.status = 'COMPLETED';
    byCapture.set(order.capture.id, order);
    tell({ type: isPending ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED', order });
    return order;
  };

  const settleState = (order: EmulatedOrder): void => {
    if (order.capture)
      order.capture.status = refundedOf(order) >= order.capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  };

  return {
    find: (id: string) => orders.get(id),
    findByCapture: (id: string) => byCapture.get(id),
    ofReference: (reference: string): readonly EmulatedOrder[] => byReference.get(reference) ?? [],
    all: (): readonly EmulatedOrder[] => [...orders.values()],

    open: (order: NewOrder): EmulatedOrder => {
      const opened: EmulatedOrder = {
        ...order,
        ...{
          id: newId(),
          createdAt: clock(),
          status: 'CREATED',
          outcome: 'good',
          capture: null,
          refunds: [],
        },
      };
      orders.set(opened.id, opened);
      byReference.set(opened.reference, [...(byReference.get(opened.reference) ?? []), opened]);
      return opened;
    },

    /** The buyer approves the order on the provider's page. */
    approve: (order: EmulatedOrder, outcome: Outcome): void => {
      if (order.status === 'COMPLETED') return;
      order.outcome = outcome;
      order.status = 'APPROVED';
      tell({ type: 'CHECKOUT.ORDER.APPROVED', order });
    },

    capture: (order: EmulatedOrder): Done<EmulatedOrder> => {
      if (order.capture) return refuse('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
      if (order.outcome === 'declined' || order.outcome === 'limit') {
        order.status = 'PAYER_ACTION_REQUIRED';
        return refuse(order.outcome === 'declined' ? 'INSTRUMENT_DECLINED' : 'TRANSACTION_LIMIT_EXCEEDED');
      }
      return done(take(order));
    },

    refund: (
      order: EmulatedOrder,
      capture: EmulatedCapture,
      { amount, currency, customId }: { amount: number | null; currency: string; customId: string | null },
    ): Done<EmulatedRefund> => {
      const left = capture.amount - refundedOf(order);
      if (left <= 0) return refuse('CAPTURE_FULLY_REFUNDED');
      if (currency !== order.currency) return refuse('CURRENCY_MISMATCH');
      if ((amount ?? left) > left) return refuse('REFUND_AMOUNT_EXCEEDED');
      const refund = { id: newId(), amount: amount ?? left, customId, at: clock() };
      order.refunds.push(refund);
      settleState(order);
      tell({ type: 'PAYMENT.CAPTURE.REFUNDED', order, refund });
      return done(refund);
    },

    /** The bank accepts or rejects a pending payment. */
    decide: (order: EmulatedOrder, isGood: boolean): void => {
      if (order.capture?.status !== 'PENDING') return;
      order.capture.status = isGood ? 'COMPLETED' : 'DECLINED';
      order.capture.at = clock();
      tell({ type: isGood ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', order });
    },

    dispute: (order: EmulatedOrder, state: 'open' | 'won' | 'lost'): void => {
      if (!order.capture) return;
      order.capture.dispute = state;
      if (state === 'lost') order.capture.lostAt = clock();
      tell({
        type: state === 'open' ? 'CUSTOMER.DISPUTE.CREATED' : 'CUSTOMER.DISPUTE.RESOLVED',
        order,
      });
    },

    refundedOf,
  };
};

export type PayPalBooks = ReturnType<typeof createPayPalBooks>;
