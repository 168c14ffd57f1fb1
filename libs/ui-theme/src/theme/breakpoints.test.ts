import { expect, test } from 'vitest';
import { breakpoints, from, upTo } from './breakpoints.ts';

test('R-VWP-03 a screen is named by its width, from tiny to huge', () => {
  const { tiny, small, medium, large, wide, huge } = breakpoints;
  expect([tiny, small, medium, large, wide, huge]).toEqual([320, 640, 768, 1024, 1280, 1536]);
});

test('no width is both beyond a name and up to it', () => {
  expect(upTo('large')).toBe('(max-width: 1024px)');
  expect(from('large')).toBe('(min-width: 1025px)');
});
