import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useViewport, viewportOf } from './viewport.ts';

test('R-VWP-01 over 1200 px is desktop, 1025 to 1200 tablet, 1024 or less mobile', () => {
  for (const width of [1201, 1280, 4000]) expect(viewportOf(width), String(width)).toBe('desktop');
  for (const width of [1025, 1100, 1200]) expect(viewportOf(width), String(width)).toBe('tablet');
  for (const width of [1024, 768, 320]) expect(viewportOf(width), String(width)).toBe('mobile');
});

const resizeTo = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
};
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
beforeEach(() => {
  vi.useFakeTimers();
  resizeTo(1280);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Page = () => <p role="status">{useViewport()}</p>;
const seen = () => screen.getByRole('status').textContent;

test('the kind of screen follows 500 ms after the last resize', () => {
  render(<Page />);
  expect(seen()).toBe('desktop');
  resizeTo(1000);
  pass(499);
  resizeTo(900);
  pass(499);
  expect(seen()).toBe('desktop');
  pass(1);
  expect(seen()).toBe('mobile');
});

test('R-CFG-08 a page has two flags for a mobile and a tablet screen, never both', () => {
  const Flags = () => {
    const viewport = useViewport();
    return <p role="status">{`mobile ${viewport === 'mobile'}, tablet ${viewport === 'tablet'}`}</p>;
  };
  render(<Flags />);
  expect(seen()).toBe('mobile false, tablet false');
  for (const [width, flags] of [
    [1100, 'mobile false, tablet true'],
    [1024, 'mobile true, tablet false'],
    [1201, 'mobile false, tablet false'],
  ] as const) {
    resizeTo(width);
    pass(500);
    expect(seen(), String(width)).toBe(flags);
  }
});

test('a page opened after a resize gets the current screen', () => {
  const { unmount } = render(<Page />);
  unmount();
  resizeTo(1100);
  render(<Page />);
  expect(seen()).toBe('tablet');
});
