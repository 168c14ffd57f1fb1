import { randomUUID } from 'node:crypto';

/** The action of the payer, or of the bank. */
export type Act = 'pay' | 'wrong_sum' | 'slow' | 'settle' | 'refuse' | 'cancel' | 'abandon';

export type Status =
  'PENDING' | 'AUTHORIZED' | 'PAID' | 'VOIDED' | 'ABANDONED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export type EmulatedRefund = {
  readonly uuid: string;
  readonly key: string;
  /** In cents. */
  readonly amount: number;
  status: 'PENDING' | 'SUCCESSFUL' | 'REJECTED';
  arrivedAt: Date | null;
};

export type EmulatedOrder = {
  readonly uuid: string;
  readonly reference: string;
  readonly display: string;
  /** In cents; the paid sum, if paid. */
  amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly bank: string | null;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  status: Status;
  paidAt: Date | null;
  readonly refunds: EmulatedRefund[];
};

export type NewOrder = Omit<EmulatedOrder, 'uuid' | 'status' | 'paidAt' | 'refunds'>;

export type BookEvent = { readonly order: EmulatedOrder; readonly refund?: EmulatedRefund };

/** Cents missing in a `wrong_sum` payment. */
const MISSING_CENTS = 100;

const MOVES: Readonly<Record<Act, { readonly from: readonly Status[]; readonly to: Status }>> = {
  pay: { from: ['PENDING'], to: 'PAID' },
  wrong_sum: { from: ['PENDING'], to: 'PAID' },
  slow: { from: ['PENDING'], to: 'AUTHORIZED' },
  settle: { from: ['AUTHORIZED'], to: 'PAID' },
  refuse: { from: ['PENDING', 'AUTHORIZED'], to: 'VOIDED' },
  cancel: { from: ['PENDING'], to: 'PENDING' },
  abandon: { from: ['PENDING'], to: 'ABANDONED' },
};

export const refundedOf = (
  { refunds }: EmulatedOrder,
  statuses: readonly string[] = ['SUCCESSFUL'],
): number =>
  refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);

const PAID: readonly Status[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];
export const isPaid = ({ status }: EmulatedOrder): boolean => PAID.includes(status);

/** Cents that can still be refunded. */
export const availableOf = (order: EmulatedOrder): number =>
  isPaid(order) ? order.amount - refundedOf(order, ['SUCCESSFUL', 'PENDING']) : 0;

/** The provider's books: orders and their refunds, by the states that the API documents. */
export const createMontonioBooks = (clock: () => Date, tell: (event: BookEvent) => void) => {
  const orders = new Map<string, EmulatedOrder>();
  const byReference = new Map<string, EmulatedOrder[]>();

  const expire = (order: EmulatedOrder): EmulatedOrder => {
    if (order.status === 'PENDING' && clock() > order.expiresAt) {
      order.status = 'ABANDONED';
      tell({ order });
    }
    return order;
  };

  const arrive = (order: EmulatedOrder, refund: EmulatedRefund): void => {
    refund.status = 'SUCCESSFUL';
    refund.arrivedAt = clock();
    order.status = refundedOf(order) >= order.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    tell({ order, refund });
    tell({ order });
  };

  return {
    find: (uuid: string): EmulatedOrder | undefined => {
      const order = orders.get(uuid);
      return order && expire(order);
    },
    ofReference: (reference: string): readonly EmulatedOrder[] => byReference.get(reference) ?? [],
    all: (): readonly EmulatedOrder[] => [...orders.values()],

    open: (order: NewOrder): EmulatedOrder => {
      const opened: EmulatedOrder = {
        ...{ ...order, uuid: randomUUID(), status: 'PENDING' },
        ...{ paidAt: null, refunds: [] },
      };
      orders.set(opened.uuid, opened);
      byReference.set(opened.reference, [...(byReference.get(opened.reference) ?? []), opened]);
      return opened;
    },

    /** False for an impossible action in this state. */
    act: (order: EmulatedOrder, act: Act): boolean => {
      const { from, to } = MOVES[act];
      if (!from.includes(expire(order).status)) return false;
      if (act === 'cancel') return true;
      if (act === 'wrong_sum') order.amount -= MISSING_CENTS;
      order.status = to;
      if (to === 'PAID') order.paidAt = clock();
      tell({ order });
      return true;
    },

    /** One refund per key; null for more than the remaining sum. A slow one waits for `endRefunds`. */
    refund: (
      order: EmulatedOrder,
      { amount, key, isSlow }: { amount: number; key: string; isSlow: boolean },
    ): EmulatedRefund | null => {
      const known = order.refunds.find((refund) => refund.key === key);
      if (known) return known;
      if (amount > availableOf(order)) return null;
      const refund: EmulatedRefund = {
        ...{ uuid: randomUUID(), key, amount },
        ...{ status: 'PENDING', arrivedAt: null },
      };
      order.refunds.push(refund);
      if (!isSlow) arrive(order, refund);
      return refund;
    },

    /** The bank accepts or rejects slow refunds. */
    endRefunds: (order: EmulatedOrder, isGood: boolean): void => {
      for (const refund of order.refunds.filter(({ status }) => status === 'PENDING')) {
        if (isGood) arrive(order, refund);
        else refund.status = 'REJECTED';
      }
    },
  };
};

export type MontonioBooks = ReturnType<typeof createMontonioBooks>;
