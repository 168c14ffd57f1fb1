import type { Cart, CartAnswer } from '../cart.queries.ts';
import { isRefusal, outcomeOf, type ActOutcome } from './act-outcome.ts';
import { applyChange, placeOf, type CartAct, type CartChange } from './cart-change.ts';

/** Unanswered changes survive a reload of the page. */
export type Unanswered = { read: () => readonly CartAct[]; write: (acts: readonly CartAct[]) => void };

export type CartQueuePorts = {
  send: (act: CartAct) => Promise<CartAnswer>;
  makeKey: () => string;
  /** Shows the expected cart. */
  show: (draw: (cart: Cart) => Cart) => void;
  /** Stores the server's cart, and shows it with the unanswered changes. */
  keep: (saved: Cart, shown: Cart) => void;
  /** Fetches the cart from the server, after a change that failed. */
  askAgain: () => void;
  /** Runs a sending while no other tab sends. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Write-only: changes left by an earlier page are added like any other change. */
  unanswered: Pick<Unanswered, 'write'>;
};

export type QueueState = {
  readonly isPending: boolean;
  /** The result of the last change, where it must be shown. */
  readonly outcome: Exclude<ActOutcome, 'done'> | null;
  /** The change that the outcome is of. */
  readonly about: CartChange | null;
};

type Pending = {
  readonly act: CartAct;
  readonly answered: Promise<ActOutcome>;
  readonly answer: (outcome: ActOutcome) => void;
};

const toPending = (act: CartAct): Pending => {
  let answer: Pending['answer'] = () => {};
  const answered = new Promise<ActOutcome>((resolve) => (answer = resolve));
  return { act, answered, answer };
};

/**
 * The only way in which a browser changes the cart. Changes are shown at once and sent one after another: one
 * is in progress, and of the waiting ones the latest for each line counts. So ten quick clicks are two
 * requests, a double click adds once, and an answer never undoes clicks made in the meantime.
 */
export const createCartQueue = (ports: CartQueuePorts) => {
  const waiting = new Map<string, Pending>();
  const listeners = new Set<() => void>();
  let current: Pending | null = null;
  let state: QueueState = { isPending: false, outcome: null, about: null };
  let settled = Promise.resolve();

  const say = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const remember = () =>
    ports.unanswered.write([...(current ? [current] : []), ...waiting.values()].map(({ act }) => act));

  const dropWaiting = (outcome: ActOutcome) => {
    for (const { answer } of waiting.values()) answer(outcome);
    waiting.clear();
  };

  const fail = (outcome: Exclude<ActOutcome, 'done'>, about: CartChange) => {
    // Waiting changes were made for a cart that does not exist: the shopper checks the cart first.
    if (!isRefusal(outcome)) dropWaiting(outcome);
    say({ outcome, about });
    if (waiting.size === 0) ports.askAgain();
  };

  const run = async ({ act, answer }: Pending): Promise<void> => {
    try {
      const { cart, adjusted } = await ports.alone(() => ports.send(act));
      const later = [...waiting.values()].map((one) => one.act.change);
      ports.keep(cart, later.reduce(applyChange, cart));
      if (adjusted) say({ outcome: 'adjusted', about: act.change });
      answer(adjusted ? 'adjusted' : 'done');
    } catch (problem) {
      const outcome = outcomeOf(problem);
      if (outcome !== 'done') fail(outcome, act.change);
      answer(outcome);
    }
  };

  const takeNext = (): Pending | null => {
    const [next] = waiting;
    if (!next) return null;
    waiting.delete(next[0]);
    return next[1];
  };

  const work = async (first: Pending): Promise<void> => {
    for (current = first; current; current = takeNext()) {
      remember();
      await run(current);
    }
    remember();
    say({ isPending: false });
  };

  const sameAdd = (change: CartChange): Pending | undefined =>
    change.kind === 'add'
      ? [...(current ? [current] : []), ...waiting.values()].find(
          ({ act }) => placeOf(act.change) === placeOf(change),
        )
      : undefined;

  const enter = (pending: Pending): Promise<ActOutcome> => {
    const { change } = pending.act;
    ports.show((cart) => applyChange(cart, change));
    say({ isPending: true, outcome: null, about: null });
    if (current) {
      // Deleted first, so that the latest change is also sent last.
      const replaced = waiting.get(placeOf(change));
      waiting.delete(placeOf(change));
      waiting.set(placeOf(change), pending);
      if (replaced) void pending.answered.then(replaced.answer);
      remember();
    } else settled = work(pending);
    return pending.answered;
  };

  return {
    /** Resolves with the result of the change, or of the one that replaced it. */
    put: (change: CartChange, key = ports.makeKey()): Promise<ActOutcome> =>
      sameAdd(change)?.answered ?? enter(toPending({ change, key })),
    /** Resolves when no change is in progress or waiting. */
    whenSettled: (): Promise<void> => settled,
    state: (): QueueState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type CartQueue = ReturnType<typeof createCartQueue>;
