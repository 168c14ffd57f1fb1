import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Notice } from './notice.tsx';

test('a critical notice is assertive, any other is polite', () => {
  render(
    <>
      <Notice tone="critical">The payment was declined.</Notice>
      <Notice tone="success">The offer was accepted.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('declined');
  expect(screen.getByRole('status').textContent).toContain('accepted');
});

test('a dismissable notice names its button', () => {
  const onDismiss = vi.fn();
  render(
    <Notice onDismiss={onDismiss} dismissLabel="Hide">
      The price of one line changed.
    </Notice>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
