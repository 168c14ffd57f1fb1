/** Why a buyer cancels; no further reason is asked for. */
export const CANCEL_REASONS = ['changed_mind', 'wrong_item', 'found_cheaper', 'too_slow', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The buyer's possible actions for a placed order, except payment. */
export const ORDER_ACTS = ['cancel', 'change_address', 'withdraw', 'order_again', 'mail_again'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

type ActedOn = {
  readonly kind: 'marketplace' | 'quote' | 'forward_request';
  readonly state: string;
  readonly isPaid: boolean;
  /** A parcel has its label. */
  readonly isPacked: boolean;
  /** The term runs, and goods are left; see `@shop/domain/withdrawal`. */
  readonly isWithdrawable?: boolean;
};

/** The goods are not on their way to the buyer. */
const BEFORE_SHIPPING = ['paid', 'purchasing', 'at_warehouse'];

const ENDED = ['cancelled', 'refunded'];

const MAY: Readonly<Record<OrderAct, (order: ActedOn) => boolean>> = {
  // Once the goods are purchased, only withdrawal after delivery is possible.
  cancel: ({ state }) => state === 'paid',
  // Within the country and the kind of delivery, so that no price changes.
  change_address: ({ state, isPacked }) => BEFORE_SHIPPING.includes(state) && !isPacked,
  // Forwarded goods were bought elsewhere; what was paid here is a service that has been rendered.
  withdraw: ({ kind, state, isPaid, isWithdrawable }) =>
    kind !== 'forward_request' && isPaid && isWithdrawable === true && !ENDED.includes(state),
  // A quote is requested again: its goods are not in the catalogue.
  order_again: ({ kind, isPaid }) => kind === 'marketplace' && isPaid,
  mail_again: ({ isPaid }) => isPaid,
};

/** The possible actions for an order. */
export const actsOf = (order: ActedOn): OrderAct[] => ORDER_ACTS.filter((act) => MAY[act](order));
