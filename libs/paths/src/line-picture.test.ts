import { expect, test } from 'vitest';
import { pictureOfLine } from './line-picture.ts';

test('a line of goods that were bought elsewhere has no picture', () => {
  expect(pictureOfLine('')).toBeUndefined();
  expect(pictureOfLine('phone.slab.pine.front.17')?.src).toContain('phone.slab.pine.front.17');
});
