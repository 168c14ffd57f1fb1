import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WaySwitch } from './way-switch.tsx';

const ways = [
  { value: 'air', icon: 'plane', label: 'By air', price: '€627.86', when: '26–29 November' },
  { value: 'sea', icon: 'ship', label: 'By sea', price: '€601.42', when: '22–30 December' },
] as const;

test('the switch shows both totals and both dates, with one of them chosen', () => {
  render(<WaySwitch label="Shipping method" name="method" ways={ways} value="sea" />);
  const [air, sea] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([air?.checked, sea?.checked]).toEqual([false, true]);
  expect(screen.getByRole('radiogroup').textContent).toContain('26–29 November');
});

test('in a form without scripts each method is a button that submits itself', () => {
  render(<WaySwitch label="Shipping method" name="method" ways={ways} value="air" isSubmit />);
  const sea = screen.getByRole<HTMLButtonElement>('button', { name: /By sea/ });
  expect([sea.type, sea.name, sea.value, sea.getAttribute('aria-pressed')]).toEqual([
    'submit',
    'method',
    'sea',
    'false',
  ]);
});

test('with scripts the choice is reported and the form is not sent', () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <WaySwitch label="Shipping method" name="method" ways={ways} value="air" isSubmit onChange={onChange} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: /By sea/ }));
  expect(onChange).toHaveBeenCalledWith('sea');
  expect(onSubmit).not.toHaveBeenCalled();
});
