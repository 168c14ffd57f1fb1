import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PriceRange } from './price-range.tsx';
import { stepOf } from './price-slider.tsx';

const prices = (onChange: () => void) => (
  <form onChange={onChange}>
    <PriceRange fromLabel="From" toLabel="To" fromName="from" toName="to" min={12} max={912} />
  </form>
);
const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

test('a handle fills the field while it moves, and the form is notified when it stops', () => {
  const onChange = vi.fn();
  render(prices(onChange));
  fireEvent.change(handle('From'), { target: { value: '112' } });
  expect(field('From').value).toBe('112');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyUp(handle('From'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a handle at its end sets no bound', () => {
  render(prices(vi.fn()));
  fireEvent.change(handle('To'), { target: { value: '512' } });
  fireEvent.change(handle('To'), { target: { value: '912' } });
  expect(field('To').value).toBe('');
});

test('one handle stops at the other', () => {
  render(prices(vi.fn()));
  fireEvent.change(handle('To'), { target: { value: '212' } });
  fireEvent.change(handle('From'), { target: { value: '812' } });
  expect(field('From').value).toBe('212');
});

test('typed text moves the handle', () => {
  render(prices(vi.fn()));
  fireEvent.change(field('From'), { target: { value: '302' } });
  expect(handle('From').value).toBe('302');
});

test('a hundred steps at most, each a round number', () => {
  expect([stepOf(0, 90), stepOf(0, 450), stepOf(12, 912), stepOf(0, 12_000)]).toEqual([1, 5, 10, 200]);
});
