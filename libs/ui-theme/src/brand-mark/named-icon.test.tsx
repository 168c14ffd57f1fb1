import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NamedIcon } from './named-icon.tsx';

const state = { complete: false };
beforeEach(() => {
  vi.useFakeTimers();
  state.complete = false;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => state.complete);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = () =>
  render(<NamedIcon src="/assets/logo.svg" name="Harbour Bank" width={96} height={32} nameClass="name" />);
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const icon = () => screen.queryByRole('img', { name: 'Harbour Bank' });
const name = () => screen.queryByText('Harbour Bank');

test('R-CST-01 an icon is waited for 1500 ms, and the name replaces a late one', () => {
  show();
  pass(1_499);
  expect([icon() !== null, name()]).toEqual([true, null]);
  pass(1);
  expect([icon(), name()?.className]).toEqual([null, 'name']);
});

test('an icon that loads in time stays', () => {
  show();
  pass(1_000);
  state.complete = true;
  pass(10_000);
  expect([icon() !== null, name()]).toEqual([true, null]);
});

test('the name replaces a failed icon at once', () => {
  show();
  fireEvent.error(icon()!);
  expect([icon(), name() !== null]).toEqual([null, true]);
});
