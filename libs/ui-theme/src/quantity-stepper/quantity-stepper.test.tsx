import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

const words = { label: 'Quantity', lessLabel: 'One less', moreLabel: 'One more' };

/** It is marked as disabled, changes nothing, and keeps the focus. */
const mustRest = (button: HTMLElement): void => {
  button.focus();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(fireEvent.click(button)).toBe(false);
  expect(document.activeElement).toBe(button);
};

test('R-CRT-12 minus lowers a quantity by one, down to one', () => {
  const onChange = vi.fn();
  const { rerender } = render(<QuantityStepper {...words} value={2} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(onChange).toHaveBeenCalledWith(1);
  rerender(<QuantityStepper {...words} value={1} onChange={onChange} />);
  mustRest(screen.getByRole('button', { name: 'One less' }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('R-CRT-13 plus raises a quantity by one, up to the maximum', () => {
  const onChange = vi.fn();
  const { rerender } = render(<QuantityStepper {...words} value={4} max={5} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).toHaveBeenCalledWith(5);
  rerender(<QuantityStepper {...words} value={5} max={5} onChange={onChange} />);
  mustRest(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a typed number is kept within the bounds, and an invalid one changes nothing', () => {
  const onChange = vi.fn();
  render(<QuantityStepper {...words} value={2} max={9} onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  fireEvent.change(input, { target: { value: '400' } });
  fireEvent.blur(input);
  expect(onChange).toHaveBeenCalledWith(9);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(onChange).toHaveBeenCalledOnce();
  expect(input.value).toBe('2');
});

test('without scripts − and + submit the next quantity', () => {
  render(<QuantityStepper {...words} value={3} submit={{ name: 'set' }} />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' });
  expect([more.type, more.name, more.value]).toEqual(['submit', 'set', '4']);
});
