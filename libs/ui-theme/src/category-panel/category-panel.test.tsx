import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CategoryPanel } from './category-panel.tsx';

const leaf = (name: string) => ({ name, href: `/${name}` });
const categories = [
  {
    ...leaf('Electronics'),
    children: [{ ...leaf('Audio'), children: [leaf('Headphones')] }, leaf('Phones')],
  },
  { ...leaf('Fashion'), children: [{ ...leaf('Shoes'), children: [leaf('Trainers')] }] },
];
const words = {
  heading: 'Categories',
  closeLabel: 'Close',
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

const show = (onClose = () => undefined) =>
  render(<CategoryPanel {...words} categories={categories} isOpen onClose={onClose} />);

test('the panel opens with three levels at once', () => {
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Electronics',
    'Fashion',
    'Audio',
    'Phones',
    'Headphones',
  ]);
});

test('an entry that keeps the focus opens its own levels', () => {
  vi.useFakeTimers();
  show();
  fireEvent.focus(screen.getByRole('link', { name: 'Fashion' }));
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  return screen.findByRole('link', { name: 'Trainers' });
});

test('arrow keys move through a column and cross to the next', () => {
  show();
  const electronics = screen.getByRole('link', { name: 'Electronics' });
  electronics.focus();
  fireEvent.keyDown(electronics, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Fashion');
  fireEvent.keyDown(document.activeElement ?? electronics, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement ?? electronics, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Audio');
});

test('choosing a category closes the panel', () => {
  const onClose = vi.fn();
  show(onClose);
  fireEvent.click(screen.getByRole('link', { name: 'Headphones' }));
  expect(onClose).toHaveBeenCalled();
});

test('on touch the first tap opens a level, the second follows the link', () => {
  const onClose = vi.fn();
  show(onClose);
  const press = () =>
    fireEvent(
      screen.getByRole('link', { name: 'Fashion' }),
      new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
  press();
  expect(screen.getByRole('link', { name: 'Trainers' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  press();
  expect(onClose).toHaveBeenCalledOnce();
});
