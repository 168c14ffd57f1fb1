/**
 * The limits of checkout reservations, in one table; the reasons are in
 * docs/decisions/0014-holds-are-bounded.md.
 */
export const HOLD_RULES = {
  /** A step forward renews a reservation by this. */
  renewalMinutes: 30,
  /** No renewal reaches beyond this, counted from the first hold. */
  longestMinutes: 45,
  /** How many reservations one cart may have in a row without a purchase. */
  roundsInARow: 2,
  /** The pause of a cart after its last round. */
  pauseMinutes: 15,
  /** A new session with less than this left begins its next round. */
  leastLeftMinutes: 10,
  /** The maximum share of the stock for one checkout is the larger of the two. */
  session: { share: 0.25, floor: 5 },
  /** All checkouts of one place: an address, or a /64 network of version 6. */
  place: { share: 0.5, floor: 3 },
} as const;

const MINUTE_MS = 60_000;
const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A reservation of a cart: its start, and its number in a row. */
export type Hold = { readonly since: Date; readonly round: number };

/** The last reservation of a cart. */
export type FormerHold = Hold & { readonly until: Date };

export type NextHold =
  | { readonly kind: 'hold'; readonly hold: Hold }
  /** The maximum of reservations without a purchase is reached: others come first until then. */
  | { readonly kind: 'pause'; readonly until: Date };

/** The absolute end of a reservation. */
export const endOfHold = ({ since }: Hold): Date => after(since, HOLD_RULES.longestMinutes);

/** How long a step forward reserves the pieces: never beyond the absolute end. */
export const holdUntil = (hold: Hold, now: Date): Date =>
  earlier(after(now, HOLD_RULES.renewalMinutes), endOfHold(hold));

/** The reservation of a new session of a cart, from the cart's last one. */
export const nextHold = (former: FormerHold | null, now: Date): NextHold => {
  const fresh: NextHold = { kind: 'hold', hold: { since: now, round: 1 } };
  if (!former) return fresh;
  const { since, round } = former;
  const pauseEnds = after(earlier(former.until, endOfHold(former)), HOLD_RULES.pauseMinutes);
  if (now >= pauseEnds) return fresh;
  if (after(now, HOLD_RULES.leastLeftMinutes) <= endOfHold(former))
    return { kind: 'hold', hold: { since, round } };
  return round < HOLD_RULES.roundsInARow
    ? { kind: 'hold', hold: { since: now, round: round + 1 } }
    : { kind: 'pause', until: pauseEnds };
};

type Share = { readonly share: number; readonly floor: number };

const most = (onHand: number, { share, floor }: Share): number => Math.max(floor, Math.floor(onHand * share));

export type Shelf = {
  readonly onHand: number;
  /** The reservations of all others. */
  readonly held: number;
  /** The reservations of others from the same place. */
  readonly heldAtPlace: number;
  /** The checkout's own reservation: a share that shrinks with the stock takes none of it away. */
  readonly own: number;
};

/** How many pieces of a variant a checkout may reserve, and how many are available to it at all. */
export const allowance = ({ onHand, held, heldAtPlace, own }: Shelf) => {
  const available = Math.max(0, onHand - held);
  const ofPlace = Math.max(0, most(onHand, HOLD_RULES.place) - heldAtPlace);
  const share = Math.min(most(onHand, HOLD_RULES.session), ofPlace);
  return { available, allowed: Math.min(available, Math.max(own, share)) };
};
