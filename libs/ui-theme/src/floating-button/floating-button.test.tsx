import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FloatingButton } from './floating-button.tsx';

test('the switch shows whether it is on, and the result of the last action', () => {
  const onClick = vi.fn();
  render(
    <FloatingButton isPressed onClick={onClick} note="Copied: shell.cart">
      Show texts
    </FloatingButton>,
  );
  const button = screen.getByRole('button', { name: 'Show texts', pressed: true });
  expect(screen.getByRole('status').textContent).toBe('Copied: shell.cart');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
