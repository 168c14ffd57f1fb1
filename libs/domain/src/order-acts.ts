/** Why a buyer cancels; the choice is all that is asked. */
export const CANCEL_REASONS = ['changed_mind', 'wrong_item', 'found_cheaper', 'too_slow', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What the buyer may do with a paid order. */
export const ORDER_ACTS = ['cancel'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

const ACTS_BY_STATE: Readonly<Record<string, readonly OrderAct[]>> = {
  // Once the goods are bought, only withdrawal after delivery is left.
  paid: ['cancel'],
};

/** What may be done now with an order in this state. */
export const actsOf = (state: string): readonly OrderAct[] => ACTS_BY_STATE[state] ?? [];
