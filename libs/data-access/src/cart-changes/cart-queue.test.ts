import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../api-problem.ts';
import { emptyCart, type Cart, type CartAnswer, type CartItem } from '../cart.queries.ts';
import { applyChange, type CartAct, type CartChange } from './cart-change.ts';
import { createCartQueue } from './cart-queue.ts';

const aLine = (id: number): CartItem => ({
  ...{ id, product_id: id, variant_id: id * 100, slug: 'lamp', name: 'Lamp', manufacturer: '' },
  ...{ image: { source: '', alt: '' }, attributes: [], quantity: 1, max_quantity: 5, price: 10 },
  ...{ price_before: null, line_total: 10, weight_g: 100, problem: null },
});
const set = (line: number, quantity: number): CartChange => ({ kind: 'quantity', line, quantity });
const add = (variant: number): CartChange => ({ kind: 'add', variant, quantity: 1 });
const refused = (message: string, status = 409) => new ApiProblem('refused', status, message);

/** A server that answers on command. */
const aShop = () => {
  let shown: Cart = { ...emptyCart('EUR'), items: [aLine(1), aLine(2)] };
  let kept = shown;
  let made = 0;
  let unanswered: CartAct[] = [];
  const asked: { act: CartAct; answer: (how?: 'adjusted') => void; fail: (why?: Error) => void }[] = [];
  const askAgain = vi.fn();
  const queue = createCartQueue({
    send: (act) =>
      new Promise<CartAnswer>((resolve, reject) => {
        asked.push({
          act,
          answer: (how) => {
            kept = applyChange(kept, act.change);
            resolve({ status: true, cart: kept, adjusted: how === 'adjusted', repeated: false });
          },
          fail: (why = new Error('offline')) => reject(why),
        });
      }),
    makeKey: () => `key ${(made += 1)}`,
    show: (draw) => {
      shown = draw(shown);
    },
    keep: (_saved, drawn) => {
      shown = drawn;
    },
    askAgain,
    alone: (work) => work(),
    unanswered: { write: (acts) => (unanswered = [...acts]) },
  });
  return {
    ...{ queue, asked, askAgain },
    quantities: () => shown.items.map(({ quantity }) => quantity),
    sent: () => asked.map(({ act }) => act.change),
    keys: () => asked.map(({ act }) => act.key),
    left: () => unanswered.map(({ key }) => key),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  };
};

test('many quick clicks are shown at once and become two requests: the first and the last', async () => {
  const { queue, asked, quantities, sent, settle } = aShop();
  for (const quantity of [2, 3, 4, 5]) void queue.put(set(1, quantity));
  expect(quantities()).toEqual([5, 1]);
  expect(sent()).toEqual([set(1, 2)]);
  asked[0]?.answer();
  await settle();
  expect(sent()).toEqual([set(1, 2), set(1, 5)]);
  expect(quantities()).toEqual([5, 1]);
  asked[1]?.answer();
  await settle();
  expect(queue.state()).toEqual({ isPending: false, outcome: null, about: null });
});

test('the latest change of each line waits, and lines do not replace each other', async () => {
  const { queue, asked, sent, settle } = aShop();
  for (const change of [set(1, 2), set(2, 3), set(1, 4), set(2, 2)]) void queue.put(change);
  for (const at of [0, 1, 2]) {
    asked[at]?.answer();
    await settle();
  }
  expect(sent()).toEqual([set(1, 2), set(1, 4), set(2, 2)]);
});

test('an add goes through the same queue: its answer keeps an edit made in the meantime', async () => {
  const { queue, asked, quantities, sent, settle } = aShop();
  void queue.put(add(300));
  void queue.put(set(2, 4));
  expect(sent()).toEqual([add(300)]);
  asked[0]?.answer();
  await settle();
  expect(quantities()).toEqual([1, 4]);
  asked[1]?.answer();
  await settle();
  expect(quantities()).toEqual([1, 4]);
});

test('a double click adds once, and both clicks get the answer', async () => {
  const { queue, asked, sent, settle } = aShop();
  const outcomes = Promise.all([queue.put(add(100)), queue.put(add(100))]);
  asked[0]?.answer();
  expect(await outcomes).toEqual(['done', 'done']);
  await settle();
  expect(sent()).toEqual([add(100)]);
});

test('adding again after the answer is another change, with another key', async () => {
  const { queue, asked, keys, quantities, settle } = aShop();
  for (const at of [0, 1]) {
    void queue.put(add(100));
    asked[at]?.answer();
    await settle();
  }
  expect(keys()).toEqual(['key 1', 'key 2']);
  expect(quantities()).toEqual([3, 1]);
});

test('an unanswered change is kept, in order and with its key, until it is answered', async () => {
  const { queue, asked, left, settle } = aShop();
  void queue.put(add(100));
  void queue.put(set(2, 3));
  expect(left()).toEqual(['key 1', 'key 2']);
  asked[0]?.answer();
  await settle();
  expect(left()).toEqual(['key 2']);
  asked[1]?.answer();
  await settle();
  expect(left()).toEqual([]);
});

test('a change without an answer drops the waiting ones, says so, and fetches the cart', async () => {
  const { queue, asked, askAgain, sent, settle } = aShop();
  const outcomes = Promise.all([queue.put(set(1, 2)), queue.put(set(1, 3))]);
  asked[0]?.fail();
  await settle();
  expect(await outcomes).toEqual(['failed', 'failed']);
  expect(sent()).toHaveLength(1);
  expect(queue.state()).toEqual({ isPending: false, outcome: 'failed', about: set(1, 2) });
  expect(askAgain).toHaveBeenCalledOnce();
});

test('a refused change has its reason, and waiting changes continue', async () => {
  const { queue, asked, askAgain, quantities, settle } = aShop();
  const outcome = queue.put(add(300));
  void queue.put(set(2, 4));
  asked[0]?.fail(refused('sold_out'));
  expect(await outcome).toBe('sold_out');
  expect(queue.state().outcome).toBe('sold_out');
  expect(askAgain).not.toHaveBeenCalled();
  await settle();
  asked[1]?.answer();
  await settle();
  expect(quantities()).toEqual([1, 4]);
});

test('too many concurrent changes are reported as such', async () => {
  const { queue, asked } = aShop();
  const outcome = queue.put(add(300));
  asked[0]?.fail(refused('too_many_requests', 429));
  expect(await outcome).toBe('too_many_requests');
});

test('an adjusted quantity is shown until the next change', async () => {
  const { queue, asked, settle } = aShop();
  void queue.put(set(1, 99));
  asked[0]?.answer('adjusted');
  await settle();
  expect(queue.state().outcome).toBe('adjusted');
  void queue.put(set(1, 2));
  expect(queue.state().outcome).toBeNull();
});
