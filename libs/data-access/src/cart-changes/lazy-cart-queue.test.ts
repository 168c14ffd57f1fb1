import { expect, test, vi } from 'vitest';
import { emptyCart, type Cart, type CartAnswer } from '../cart.queries.ts';
import type { CartAct, CartChange } from './cart-change.ts';
import { createCartQueue } from './cart-queue.ts';
import { createLazyCartQueue } from './lazy-cart-queue.ts';

const add = (variant: number): CartChange => ({ kind: 'add', variant, quantity: 1 });
const set = (line: number, quantity: number): CartChange => ({ kind: 'quantity', line, quantity });

/** A tab whose queue loads, or fails to load, on command; its requests are answered at once. */
const aTab = (left: readonly CartAct[] = []) => {
  let made = 0;
  let kept = [...left];
  const sent: CartAct[] = [];
  const unanswered = { read: () => kept, write: (acts: readonly CartAct[]) => void (kept = [...acts]) };
  const cart: Cart = emptyCart('EUR');
  const queue = createCartQueue({
    send: async (act): Promise<CartAnswer> => {
      sent.push(act);
      return { status: true, cart, adjusted: false, repeated: false };
    },
    makeKey: () => 'unused',
    ...{ show: () => {}, keep: () => {}, askAgain: () => {}, alone: (work) => work() },
    unanswered,
  });
  const coming: { come: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof queue>((resolve, reject) => {
        coming.push({ come: () => resolve(queue), fail: () => reject(new TypeError('offline')) });
      }),
  );
  const lazy = createLazyCartQueue({ load, makeKey: () => `key ${(made += 1)}`, unanswered });
  return {
    ...{ lazy, load, sent },
    come: () => coming.at(-1)?.come(),
    fail: () => coming.at(-1)?.fail(),
    left: () => kept.map(({ key }) => key),
    keys: () => sent.map(({ key }) => key),
  };
};

test('the queue is loaded with the first change, once', async () => {
  const { lazy, load, come } = aTab();
  lazy.resume();
  expect(load).not.toHaveBeenCalled();
  const outcomes = Promise.all([lazy.put(add(1)), lazy.put(add(2))]);
  come();
  expect(await outcomes).toEqual(['done', 'done']);
  await lazy.put(add(3));
  expect(load).toHaveBeenCalledOnce();
});

test('clicks before the queue is loaded are sent in order, with their keys', async () => {
  const { lazy, come, sent } = aTab();
  void lazy.put(add(1), 'key of the form');
  void lazy.put(set(7, 2));
  come();
  await lazy.whenSettled();
  expect(sent).toEqual([
    { change: add(1), key: 'key of the form' },
    { change: set(7, 2), key: 'key 1' },
  ]);
});

test('a double click before the queue is loaded adds once, and both clicks get the answer', async () => {
  const { lazy, come, sent } = aTab();
  const outcomes = Promise.all([lazy.put(add(1)), lazy.put(add(1))]);
  come();
  expect(await outcomes).toEqual(['done', 'done']);
  expect(sent).toHaveLength(1);
});

test('the last change of a line counts, also of those from before the queue was loaded', async () => {
  const { lazy, come, sent } = aTab();
  const outcomes = Promise.all([2, 3, 4].map((quantity) => lazy.put(set(7, quantity))));
  come();
  expect(await outcomes).toEqual(['done', 'done', 'done']);
  expect(sent.map(({ change }) => change)).toEqual([set(7, 2), set(7, 4)]);
});

test('a change counts as in progress from the click on', async () => {
  const { lazy, come } = aTab();
  const heard = vi.fn();
  lazy.subscribe(heard);
  void lazy.put(add(1));
  expect(heard).toHaveBeenCalled();
  expect(lazy.state()).toEqual({ isPending: true, outcome: null, about: null });
  come();
  await lazy.whenSettled();
  expect(lazy.state()).toEqual({ isPending: false, outcome: null, about: null });
});

test('leaving the page before the queue is loaded loses nothing: the next page continues with it', async () => {
  const left = aTab();
  void left.lazy.put(add(1));
  void left.lazy.put(set(7, 2));
  expect(left.left()).toEqual(['key 1', 'key 2']);

  const next = aTab([
    { change: add(1), key: 'key 1' },
    { change: set(7, 2), key: 'key 2' },
  ]);
  next.lazy.resume();
  next.come();
  await vi.waitFor(() => expect(next.left()).toEqual([]));
  expect(next.keys()).toEqual(['key 1', 'key 2']);
});

test('changes left by an earlier page are sent before new ones', async () => {
  const { lazy, come, keys } = aTab([{ change: add(1), key: 'left' }]);
  void lazy.put(set(7, 2), 'now');
  come();
  await lazy.whenSettled();
  expect(keys()).toEqual(['left', 'now']);
});

test('a queue that cannot be loaded counts as no answer; the change is kept and sent later', async () => {
  const { lazy, load, fail, come, left, keys } = aTab();
  const outcome = lazy.put(add(1));
  fail();
  expect(await outcome).toBe('failed');
  expect(lazy.state()).toEqual({ isPending: false, outcome: 'failed', about: add(1) });
  expect(left()).toEqual(['key 1']);

  lazy.prepare();
  come();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(load).toHaveBeenCalledTimes(2);
  expect(keys()).toEqual(['key 1']);
  expect(lazy.state()).toEqual({ isPending: false, outcome: null, about: null });
});

test('waiting for idle waits for a loading queue, and not for one that fails', async () => {
  const { lazy, come, fail, sent } = aTab();
  await lazy.whenSettled();
  void lazy.put(add(1));
  const failing = lazy.whenSettled();
  fail();
  await failing;
  lazy.prepare();
  const settled = lazy.whenSettled();
  come();
  await settled;
  expect(sent).toHaveLength(1);
});
