import { expect, test } from 'vitest';
import { FIRST_CART_STATE, toCartState } from './cart-state.ts';
import { aCart } from './testing.ts';

const fetched = { data: aCart({ shipping_method: 'sea' }), isError: false, isFetching: false };

test('R-CRT-01 R-CRT-02 the state has items, delivery, shipping, expiration, the method and the error', () => {
  const { items, delivery, shipping } = fetched.data;
  expect(toCartState(fetched)).toEqual({
    ...{ items, delivery, shipping, expiration: null, shipping_method: 'sea' },
    ...{ reservation_error: 'none', has_error: false, loaded: true },
  });
});

test('R-CRT-03 R-CRT-04 R-CRT-08 the initial state is by air, has no error and is not loaded', () => {
  expect(toCartState({ data: undefined, isError: false, isFetching: true })).toEqual(FIRST_CART_STATE);
  expect(FIRST_CART_STATE).toMatchObject({
    shipping_method: 'air',
    reservation_error: 'none',
    loaded: false,
  });
});

test('R-ERC-05 R-CRT-10 a failed fetch sets the error flag and empties the state', () => {
  expect(toCartState({ ...fetched, isError: true })).toEqual({ ...FIRST_CART_STATE, has_error: true });
});

test('R-CRT-11 an emptied cart is loaded and without lines, a reset one has the initial state', () => {
  const emptied = toCartState({ ...fetched, data: aCart({ items: [] }) });
  expect(emptied).toMatchObject({ items: [], loaded: true, has_error: false });
  expect(toCartState({ data: undefined, isError: false, isFetching: false })).toEqual(FIRST_CART_STATE);
});

test('R-CRT-09 a started fetch clears the error flag', () => {
  expect(toCartState({ ...fetched, isError: true, isFetching: true }).has_error).toBe(false);
});
