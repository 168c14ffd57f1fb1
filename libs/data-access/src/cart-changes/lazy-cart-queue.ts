import type { ActOutcome } from './act-outcome.ts';
import type { CartAct, CartChange } from './cart-change.ts';
import type { CartQueue, QueueState, Unanswered } from './cart-queue.ts';

type LazyPorts = {
  /** Fetches the code of the queue. */
  load: () => Promise<CartQueue>;
  makeKey: () => string;
  unanswered: Unanswered;
};

type Early = { readonly act: CartAct; readonly answer: (outcome: ActOutcome) => void };

const RESTING: QueueState = { isPending: false, outcome: null, about: null };

/**
 * The cart's queue on pages with few cart changes: its code is loaded with the first change. A change made
 * before that is stored with its key, survives the page, and is added as soon as the queue is loaded.
 */
export const createLazyCartQueue = ({ load, makeKey, unanswered }: LazyPorts) => {
  const listeners = new Set<() => void>();
  let early: Early[] = [];
  let queue: CartQueue | null = null;
  let coming: Promise<CartQueue> | null = null;
  let state = RESTING;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const say = (next: QueueState) => {
    state = next;
    tell();
  };

  /**
   * Adds the waiting changes: first those of an earlier page. All at once, so that no other write comes
   * between.
   */
  const goOn = (arrived: CartQueue) => {
    const own = new Set(early.map(({ act }) => act.key));
    const waiting: Early[] = unanswered
      .read()
      .filter(({ key }) => !own.has(key))
      .map((act) => ({ act, answer: () => {} }));
    for (const { act, answer } of [...waiting, ...early]) void arrived.put(act.change, act.key).then(answer);
    early = [];
  };

  const arrive = (arrived: CartQueue): CartQueue => {
    queue = arrived;
    arrived.subscribe(tell);
    goOn(arrived);
    tell();
    return arrived;
  };

  const giveUp = (problem: unknown): never => {
    coming = null;
    // Kept for the next page, or for the next time that the queue is needed.
    for (const { answer } of early) answer('failed');
    const first = early[0];
    if (first) say({ isPending: false, outcome: 'failed', about: first.act.change });
    early = [];
    throw problem;
  };

  const fetchOnce = () => (coming ??= load().then(arrive).catch(giveUp));
  const prepare = (): void => void fetchOnce().catch(() => {});

  return {
    /** Resolves with the result of the change, or of the one that replaced it. */
    put: (change: CartChange, key = makeKey()): Promise<ActOutcome> => {
      if (queue) return queue.put(change, key);
      const act = { change, key };
      unanswered.write([...unanswered.read(), act]);
      const answered = new Promise<ActOutcome>((answer) => early.push({ act, answer }));
      say({ ...RESTING, isPending: true });
      prepare();
      return answered;
    },
    /** Continues changes that a reload interrupted: with the same keys, so that none is made twice. */
    resume: (): void => {
      if (!queue && unanswered.read().length > 0) prepare();
      else if (queue?.state().isPending === false) goOn(queue);
    },
    /** Loads the queue in advance; if that fails, the first change tries again. */
    prepare,
    /** Resolves when no change is in progress or waiting. */
    whenSettled: async (): Promise<void> => {
      await coming?.then(
        (arrived) => arrived.whenSettled(),
        () => {},
      );
    },
    state: (): QueueState => queue?.state() ?? state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type LazyCartQueue = ReturnType<typeof createLazyCartQueue>;
