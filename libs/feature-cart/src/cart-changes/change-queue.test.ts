import type { Cart, CartAnswer } from '@shop/data-access';
import { expect, test, vi } from 'vitest';
import { aCart, aLine, answerOf } from '../testing.ts';
import { applyChange, type CartChange } from './cart-change.ts';
import { createChangeQueue } from './change-queue.ts';

const set = (line: number, quantity: number): CartChange => ({ kind: 'quantity', line, quantity });

/** A server that answers when told to. */
const aShop = () => {
  let shown = aCart({ items: [aLine(), aLine({ id: 2 })] });
  let kept = shown;
  const asked: { change: CartChange; answer: (how?: 'adjusted') => void; fail: () => void }[] = [];
  const askAgain = vi.fn();
  const queue = createChangeQueue({
    send: (change) =>
      new Promise<CartAnswer>((resolve, reject) => {
        asked.push({
          change,
          answer: (how) => {
            kept = applyChange(kept, change);
            resolve(answerOf(kept, how === 'adjusted'));
          },
          fail: () => reject(new Error('offline')),
        });
      }),
    show: (draw: (cart: Cart) => Cart) => {
      shown = draw(shown);
    },
    keep: (cart) => {
      shown = cart;
    },
    askAgain,
  });
  const quantities = () => shown.items.map(({ quantity }) => quantity);
  const sent = () => asked.map(({ change }) => change);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, asked, askAgain, quantities, sent, settle };
};

test('many quick clicks are seen at once and become two requests: the first and the last', async () => {
  const { queue, asked, quantities, sent, settle } = aShop();
  for (const quantity of [2, 3, 4, 5]) queue.put(set(1, quantity));
  expect(quantities()).toEqual([5, 1]);
  expect(sent()).toEqual([set(1, 2)]);
  asked[0]?.answer();
  await settle();
  expect(sent()).toEqual([set(1, 2), set(1, 5)]);
  expect(quantities()).toEqual([5, 1]);
  asked[1]?.answer();
  await settle();
  expect(queue.state()).toEqual({ isPending: false, outcome: null });
});

test('of each line the latest wish waits, and lines do not push each other out', async () => {
  const { queue, asked, sent, settle } = aShop();
  queue.put(set(1, 2));
  queue.put(set(2, 3));
  queue.put(set(1, 4));
  queue.put(set(2, 2));
  for (const at of [0, 1, 2]) {
    asked[at]?.answer();
    await settle();
  }
  expect(sent()).toEqual([set(1, 2), set(1, 4), set(2, 2)]);
});

test('an answer never takes back what was clicked meanwhile', async () => {
  const { queue, asked, quantities, settle } = aShop();
  queue.put(set(1, 2));
  queue.put(set(2, 4));
  asked[0]?.answer();
  await settle();
  expect(quantities()).toEqual([2, 4]);
});

test('a change that fails drops what waited, says so, and asks how the cart stands', async () => {
  const { queue, asked, askAgain, sent, settle } = aShop();
  queue.put(set(1, 2));
  queue.put(set(1, 3));
  asked[0]?.fail();
  await settle();
  expect(sent()).toHaveLength(1);
  expect(queue.state()).toEqual({ isPending: false, outcome: 'failed' });
  expect(askAgain).toHaveBeenCalledOnce();
});

test('a quantity that was brought into range is told, until the next change', async () => {
  const { queue, asked, settle } = aShop();
  queue.put(set(1, 99));
  asked[0]?.answer('adjusted');
  await settle();
  expect(queue.state().outcome).toBe('adjusted');
  queue.put(set(1, 2));
  expect(queue.state().outcome).toBeNull();
});
