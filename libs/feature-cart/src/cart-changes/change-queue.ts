import type { Cart, CartAnswer } from '@shop/data-access';
import { applyChange, placeOf, type CartChange } from './cart-change.ts';

type Ports = {
  send: (change: CartChange) => Promise<CartAnswer>;
  /** Shows the cart as it will be. */
  show: (draw: (cart: Cart) => Cart) => void;
  /** Keeps what the server said. */
  keep: (cart: Cart) => void;
  /** Asks the server how the cart stands, after a change that did not work. */
  askAgain: () => void;
};

export type QueueState = {
  readonly isPending: boolean;
  /** What came of the last change: brought into range, or not done at all. */
  readonly outcome: 'adjusted' | 'failed' | null;
};

const RESTING: QueueState = { isPending: false, outcome: null };

/**
 * Changes are shown at once and sent one after another: one is under way, and of those that wait the
 * latest for each line counts. So ten quick clicks are two requests, and answers never overtake.
 */
export const createChangeQueue = ({ send, show, keep, askAgain }: Ports) => {
  const waiting = new Map<string, CartChange>();
  const listeners = new Set<() => void>();
  let isBusy = false;
  let state = RESTING;
  let settled = Promise.resolve();

  const say = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const run = async (change: CartChange): Promise<void> => {
    try {
      const { cart, adjusted } = await send(change);
      keep([...waiting.values()].reduce(applyChange, cart));
      if (adjusted) say({ outcome: 'adjusted' });
    } catch {
      // What waited was meant for a cart that is not there: the shopper looks again first.
      waiting.clear();
      say({ outcome: 'failed' });
      askAgain();
    }
  };

  const work = async (first: CartChange): Promise<void> => {
    isBusy = true;
    for (let change: CartChange | undefined = first; change; change = takeNext()) await run(change);
    isBusy = false;
    say({ isPending: false });
  };

  const takeNext = (): CartChange | undefined => {
    const [next] = waiting;
    if (!next) return undefined;
    waiting.delete(next[0]);
    return next[1];
  };

  return {
    put: (change: CartChange): void => {
      show((cart) => applyChange(cart, change));
      say({ isPending: true, outcome: null });
      if (isBusy) {
        // Deleted first, so that the latest wish also goes last.
        waiting.delete(placeOf(change));
        waiting.set(placeOf(change), change);
      } else settled = work(change);
    },
    /** Resolves when nothing is under way or waiting any more. */
    whenSettled: (): Promise<void> => settled,
    state: (): QueueState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ChangeQueue = ReturnType<typeof createChangeQueue>;
