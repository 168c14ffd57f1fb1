import { expect, test } from 'vitest';
import { breakpoints, from, upTo } from './breakpoints.ts';

test('R-VWP-03 screens are named xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', () => {
  const { cards, ...screens } = breakpoints;
  expect(screens).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  expect(cards).toBe(1200);
});

test('no width is both above a breakpoint and up to it', () => {
  expect(upTo('lg')).toBe('(max-width: 1024px)');
  expect(from('lg')).toBe('(min-width: 1025px)');
});
