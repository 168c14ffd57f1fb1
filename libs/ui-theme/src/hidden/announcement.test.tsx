import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcement } from './announcement.tsx';

test('what changes is announced, also when it changes back; what was there first is not', () => {
  const { rerender } = render(<Announcement text="312 items" />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Announcement text="12 items" />);
  expect(screen.getByRole('status').textContent).toBe('12 items');
  rerender(<Announcement text="312 items" />);
  expect(screen.getByRole('status').textContent).toBe('312 items');
});
