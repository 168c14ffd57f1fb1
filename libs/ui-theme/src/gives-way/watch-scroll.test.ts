import { expect, test, vi } from 'vitest';
import { watchScroll } from './watch-scroll.ts';

const moveTo = (place: number) => {
  vi.stubGlobal('scrollY', place);
  document.dispatchEvent(new Event('scroll'));
  return document.documentElement.dataset['moved'];
};

test('the bars hide when the page is scrolled down, and return when it is scrolled up or at its top', () => {
  watchScroll();
  expect(moveTo(80)).toBeUndefined();
  expect(moveTo(400)).toBe('down');
  expect(moveTo(395)).toBe('down');
  expect(moveTo(300)).toBeUndefined();
  expect(moveTo(600)).toBe('down');
  expect(moveTo(0)).toBeUndefined();
});
