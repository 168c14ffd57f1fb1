import { expect, test } from 'vitest';
import { placeHeight } from './place-height.ts';

test('a place is as high as asked, or a little higher, within its bounds', () => {
  expect([1, 200, 201, 4_000].map(placeHeight)).toEqual(['20', '200', '220', '480']);
});
