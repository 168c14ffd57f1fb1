import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FilterDialog } from './filter-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

const words = { heading: 'Filters', closeLabel: 'Close filters', status: '62 items' };

test('the filters of a small screen are a dialog with a name, a live count, and a close button', () => {
  const onClose = vi.fn();
  render(
    <FilterDialog {...words} isOpen onClose={onClose} actions={<button>Show</button>}>
      <input aria-label="Colour" />
    </FilterDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('62 items');
  fireEvent.click(screen.getByLabelText('Colour'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close filters' }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('its button submits the selection in it', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <FilterDialog {...words} isOpen onClose={vi.fn()} onSubmit={onSubmit} actions={<button>Show</button>}>
      <input aria-label="Colour" />
    </FilterDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
