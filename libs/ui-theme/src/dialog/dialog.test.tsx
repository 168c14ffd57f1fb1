import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

const words = { heading: 'Log in', closeLabel: 'Close' };

test('a modal is named by its heading and closes by its button', () => {
  const onClose = vi.fn();
  render(
    <Modal {...words} isOpen onClose={onClose}>
      Your e-mail
    </Modal>,
  );
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a click on the backdrop closes, a click inside does not', () => {
  const onClose = vi.fn();
  render(
    <Modal {...words} isOpen onClose={onClose}>
      Your e-mail
    </Modal>,
  );
  fireEvent.click(screen.getByText('Your e-mail'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a closed modal has no content', () => {
  render(
    <Modal {...words} isOpen={false} onClose={() => undefined}>
      Your e-mail
    </Modal>,
  );
  expect(screen.queryByText('Your e-mail')).toBeNull();
});

test('a modal has three sizes, and is the same sheet on small screens', () => {
  const looks = (['small', 'medium', 'xlarge'] as const).map((size) => {
    const { unmount } = render(
      <Modal {...words} size={size} isOpen onClose={() => undefined}>
        Your e-mail
      </Modal>,
    );
    const { className } = screen.getByRole('dialog');
    unmount();
    return className;
  });
  expect(new Set(looks).size).toBe(3);
});
