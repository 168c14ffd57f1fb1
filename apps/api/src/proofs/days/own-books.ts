import type { Random } from '@shop/testing/random';

/** The states that an act may lead to, by the state before it, as the specification has them. */
type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const UNPAID_QUOTE = ['submitted', 'pricing', 'needs_info', 'offered', 'expired', 'accepted', 'cancelled'];
const from = (states: readonly string[], to: string) =>
  Object.fromEntries(states.map((state) => [state, [to]]));

/** Written from the specification, without the shop's own machines. Twice is once where a button may be pressed twice. */
const TABLES = {
  quote: {
    accept: from(['offered', 'accepted'], 'accepted'),
    decline: from(['offered', 'declined'], 'declined'),
    cancel: from(UNPAID_QUOTE, 'cancelled'),
    recalculate: { offered: ['offered'] },
    request_again: { expired: ['offered'] },
    // With the answer the pricer may know enough.
    answer: { needs_info: ['pricing', 'offered'] },
    ask: { pricing: ['needs_info'] },
    price: { pricing: ['offered'] },
    refuse: { pricing: ['declined'] },
    expire: { offered: ['expired'] },
  },
  package: {
    withdraw: { announced: ['gone'] },
    receive: { announced: ['received'] },
    identify: { unidentified: ['received'] },
    check: { received: ['checked'] },
    store: { checked: ['in_storage'] },
    hold: { checked: ['restricted_hold'] },
    'send-back': { restricted_hold: ['returned'] },
    dispose: { restricted_hold: ['disposed'] },
    abandon: { overdue: ['abandoned'] },
    pack: { in_storage: ['packed'], overdue: ['packed'] },
    unpack: { packed: ['in_storage'], in_storage: ['in_storage'], overdue: ['overdue'] },
    ship: { packed: ['shipped'] },
    end_storage: { in_storage: ['overdue'] },
  },
  forward: {
    declare: { awaiting_declaration: ['packing'] },
    pack: { packing: ['packing'] },
    measure: { packing: ['approval_required', 'awaiting_payment'] },
    approve: from(['approval_required', 'awaiting_payment'], 'awaiting_payment'),
    pay: { awaiting_payment: ['paid'] },
    'hand-over': { paid: ['handed_over'] },
    deliver: { handed_over: ['delivered'] },
    cancel: from(
      ['requested', 'awaiting_declaration', 'packing', 'approval_required', 'awaiting_payment'],
      'cancelled',
    ),
  },
} as const satisfies Readonly<Record<string, Table>>;

export type Machine = keyof typeof TABLES;

export const mayLeadTo = (machine: Machine, state: string, act: string): readonly string[] =>
  (TABLES[machine] as Table)[act]?.[state] ?? [];

/** A sum that a client owes, and what the client did about it. Amounts are 1/10000. */
export type OwnDebt = {
  readonly slug: string;
  isPaid: boolean;
  /** Pressed "pay" at the provider, without a word of the shop yet. */
  isPressed: boolean;
  /** A payment has begun and not ended. */
  isOpen: boolean;
  byCard: number;
  byBalance: number;
};

export type OwnQuote = {
  readonly slug: string;
  readonly number: string;
  readonly client: number;
  state: string;
  debt: OwnDebt | null;
  offeredAt: Date;
};

export type OwnPackage = {
  readonly tracking: string;
  readonly id: number;
  client: number | null;
  state: string;
  storedAt: Date | null;
  /** The request that it travels with. */
  forward: OwnForward | null;
};

export type OwnForward = {
  readonly slug: string;
  readonly number: string;
  readonly client: number;
  readonly packages: readonly OwnPackage[];
  state: string;
  isPacked: boolean;
  debt: OwnDebt | null;
};

export type OwnClient = { token: string; readonly id: number; readonly suite: string; balance: number };

/** What the simulator knows from its own acts. */
export type OwnBooks = {
  readonly clients: OwnClient[];
  readonly quotes: OwnQuote[];
  readonly packages: OwnPackage[];
  readonly forwards: OwnForward[];
  readonly purchases: {
    readonly debt: OwnDebt;
    readonly pieces: number;
    readonly client: number;
    isRefunded: boolean;
  }[];
  readonly faults: string[];
};

export const emptyBooks = (): OwnBooks => ({
  clients: [],
  quotes: [],
  packages: [],
  forwards: [],
  purchases: [],
  faults: [],
});

export const newDebt = (slug: string): OwnDebt => ({
  slug,
  isPaid: false,
  isPressed: false,
  isOpen: false,
  byCard: 0,
  byBalance: 0,
});

/** One of them, with those that can still change more often. */
export const pickLive = <One extends { readonly state: string }>(
  random: Random,
  all: readonly One[],
  ended: readonly string[],
): One | undefined => {
  const live = all.filter(({ state }) => !ended.includes(state));
  const from = live.length > 0 && random.isLucky(0.9) ? live : all;
  return from.length === 0 ? undefined : random.pick(from);
};
