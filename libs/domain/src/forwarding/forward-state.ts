import type { Amount } from '../money.ts';
import { moveBy, type Act, type Moved } from './move-by.ts';

/** A client's request to forward packages as one shipment. */
export const FORWARD_STATES = [
  'requested',
  'awaiting_declaration',
  'packing',
  'measured',
  'approval_required',
  'awaiting_payment',
  'paid',
  'handed_over',
  'delivered',
  'cancelled',
] as const;
export type ForwardState = (typeof FORWARD_STATES)[number];

const ACTS = {
  await_declaration: { from: ['requested'], to: 'awaiting_declaration' },
  declare: { from: ['awaiting_declaration'], to: 'packing' },
  measure: { from: ['packing'], to: 'measured' },
  ask_approval: { from: ['measured'], to: 'approval_required' },
  bill: { from: ['measured'], to: 'awaiting_payment' },
  approve: { from: ['approval_required'], to: 'awaiting_payment' },
  pay: { from: ['awaiting_payment'], to: 'paid' },
  hand_over: { from: ['paid'], to: 'handed_over' },
  deliver: { from: ['handed_over'], to: 'delivered' },
  // A request can be cancelled until it is paid.
  cancel: {
    from: ['requested', 'awaiting_declaration', 'packing', 'approval_required', 'awaiting_payment'],
    to: 'cancelled',
  },
} as const satisfies Record<string, Act<ForwardState>>;

export type ForwardAct = keyof typeof ACTS;
export const FORWARD_ACTS = Object.keys(ACTS) as readonly ForwardAct[];

/** The next state of a forward request. An act that the state does not allow is refused with both states. */
export const moveForward = (from: ForwardState, act: ForwardAct): Moved<ForwardState> =>
  moveBy(ACTS[act], from);

/** What follows the measuring: a price above the client's cap waits for the client's word. */
export const actAfterMeasuring = (total: Amount, cap: Amount | null): 'ask_approval' | 'bill' =>
  cap !== null && total > cap ? 'ask_approval' : 'bill';
