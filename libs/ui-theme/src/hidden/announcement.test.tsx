import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcement } from './announcement.tsx';

test('a changed text is announced, also when it changes back; the first one is not', () => {
  const { rerender } = render(<Announcement text="312 items" />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Announcement text="12 items" />);
  expect(screen.getByRole('status').textContent).toBe('12 items');
  rerender(<Announcement text="312 items" />);
  expect(screen.getByRole('status').textContent).toBe('312 items');
});
