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
 * The cart's queue on pages that few changes come from: its code is fetched with the first change. A change made
 * before it has come is kept, under its key, where it outlives the page, and is put in as soon as the queue is there.
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

  /** Puts in what waits: first what an earlier page left. All at once, so that nothing is written in between. */
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
    // Kept for the next page, or for the next time that the queue is asked for.
    for (const { answer } of early) answer('failed');
    const first = early[0];
    if (first) say({ isPending: false, outcome: 'failed', about: first.act.change });
    early = [];
    throw problem;
  };

  const fetchOnce = () => (coming ??= load().then(arrive).catch(giveUp));
  const prepare = (): void => void fetchOnce().catch(() => {});

  return {
    /** Resolves with what became of the change, or of the one that took its place. */
    put: (change: CartChange, key = makeKey()): Promise<ActOutcome> => {
      if (queue) return queue.put(change, key);
      const act = { change, key };
      unanswered.write([...unanswered.read(), act]);
      const answered = new Promise<ActOutcome>((answer) => early.push({ act, answer }));
      say({ ...RESTING, isPending: true });
      prepare();
      return answered;
    },
    /** Goes on with what a reload cut off: with the same keys, so that nothing is done twice. */
    resume: (): void => {
      if (!queue && unanswered.read().length > 0) prepare();
      else if (queue?.state().isPending === false) goOn(queue);
    },
    /** Fetches the queue before it is needed; the first change asks again where that does not work. */
    prepare,
    /** Resolves when nothing is under way or waiting any more. */
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
