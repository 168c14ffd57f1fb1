import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient, type WireAnswer, type WireRequest } from './api-client.ts';
import { sendAct } from './cart-changes/cart-change.ts';
import { cartQueries, emptyCart } from './cart.queries.ts';
import type { VisitorSummary } from './visitor.queries.ts';

const ADD = { kind: 'add', variant: 5, quantity: 2 } as const;

/** A transport that returns the given answers in turn. */
const aShopThat = (...answers: (WireAnswer | Error)[]) => {
  const asked: WireRequest[] = [];
  const api = createApiClient(async (request) => {
    asked.push(request);
    const answer = answers[asked.length - 1] ?? answers.at(-1);
    if (answer instanceof Error || !answer) throw answer ?? new Error('nothing to say');
    return answer;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    asked,
    client,
    cart: cartQueries(api),
    change: (key: string) => sendAct(api, { change: ADD, key }),
  };
};

const fine = {
  status: 200,
  body: { status: true, cart: emptyCart('EUR'), adjusted: false, repeated: false },
};
const down = new Error('no connection');

test('every call that returns the cart also returns the visitor summary of all pages', async () => {
  const { client, cart } = aShopThat(fine);
  client.setQueryData<VisitorSummary>(['visitor'], {
    first_name: 'Rasa',
    cart: { count: 7, sum: 70, currency: 'USD', shipping_method: 'sea' },
  });
  await client.fetchQuery(cart.current(1));
  expect(client.getQueryData(['visitor'])).toEqual({
    first_name: 'Rasa',
    cart: { count: 0, sum: 0, currency: 'EUR', shipping_method: 'air' },
  });
});

test('R-CAL-03 cart/fetch is called with the language and returns the cart', async () => {
  const { asked, client, cart } = aShopThat(fine);
  expect(await client.fetchQuery(cart.current(2))).toEqual(emptyCart('EUR'));
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/cart/fetch', body: { language_id: 2 } });
});

test('R-CAL-04 cart/fetch is retried twice when no answer comes', async () => {
  const back = aShopThat(down, down, fine);
  await back.client.fetchQuery(back.cart.current(1));
  expect(back.asked).toHaveLength(3);
  const gone = aShopThat(down);
  await expect(gone.client.fetchQuery(gone.cart.current(1))).rejects.toMatchObject({ kind: 'unreachable' });
  expect(gone.asked).toHaveLength(3);
});

test('R-CAL-05 an answer with status false is a failure, and there is no cart', async () => {
  const refused = { status: 503, body: { status: false, message: 'unavailable', errors: {} } };
  const { client, cart } = aShopThat(refused);
  await expect(client.fetchQuery(cart.current(1))).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(cart.current(1).queryKey)).toBeUndefined();
});

test('a change without an answer is sent twice more, always with its key', async () => {
  const { asked, change } = aShopThat(down);
  await expect(change('key-of-one-act')).rejects.toMatchObject({
    kind: 'unreachable',
  });
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
    Array.from({ length: 3 }, () => 'key-of-one-act'),
  );
});

test('a refused change is not sent again', async () => {
  const { asked, change } = aShopThat({ status: 409, body: { status: false, message: 'sold_out' } });
  await expect(change('key-of-one-act')).rejects.toMatchObject({
    message: 'sold_out',
  });
  expect(asked).toHaveLength(1);
});
