/**
 * What bounds the stock that checkouts put aside. The one table of it; the reasons are in
 * docs/decisions/0014-holds-are-bounded.md.
 */
export const HOLD_RULES = {
  /** A step forward renews a hold by this. */
  renewalMinutes: 30,
  /** No renewal reaches beyond this, counted from the first hold. */
  longestMinutes: 45,
  /** How many holds one cart may have one after another without buying. */
  roundsInARow: 2,
  /** What a cart waits after its last round. */
  pauseMinutes: 15,
  /** A new session with less than this left begins its next round. */
  leastLeftMinutes: 10,
  /** Of what lies on the shelf, one checkout may hold the larger of the two. */
  session: { share: 0.25, floor: 5 },
  /** All checkouts of one place: an address, or a /64 network of version 6. */
  place: { share: 0.5, floor: 3 },
} as const;

const MINUTE_MS = 60_000;
const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A hold of a cart: when it began, and which in a row it is. */
export type Hold = { readonly since: Date; readonly round: number };

/** What a cart held last. */
export type FormerHold = Hold & { readonly until: Date };

export type NextHold =
  | { readonly kind: 'hold'; readonly hold: Hold }
  /** Held often enough without buying: others come first until then. */
  | { readonly kind: 'pause'; readonly until: Date };

/** The absolute end of a hold. */
export const endOfHold = ({ since }: Hold): Date => after(since, HOLD_RULES.longestMinutes);

/** How long a step forward holds the pieces: never beyond the absolute end. */
export const holdUntil = (hold: Hold, now: Date): Date =>
  earlier(after(now, HOLD_RULES.renewalMinutes), endOfHold(hold));

/** What a new session of a cart may hold after what the cart held before. */
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
  /** What all others hold. */
  readonly held: number;
  /** What others hold from the same place. */
  readonly heldAtPlace: number;
  /** What the checkout holds already: a share that shrinks with the shelf takes none of it away. */
  readonly own: number;
};

/** How many pieces of a variant a checkout may put aside, and how many there are for it at all. */
export const allowance = ({ onHand, held, heldAtPlace, own }: Shelf) => {
  const available = Math.max(0, onHand - held);
  const ofPlace = Math.max(0, most(onHand, HOLD_RULES.place) - heldAtPlace);
  const share = Math.min(most(onHand, HOLD_RULES.session), ofPlace);
  return { available, allowed: Math.min(available, Math.max(own, share)) };
};
