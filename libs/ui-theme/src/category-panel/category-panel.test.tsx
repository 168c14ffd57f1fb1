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
  backLabel: 'Back',
  allLabel: (name: string) => `All ${name}`,
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const show = (onClose = () => undefined) =>
  render(<CategoryPanel {...words} categories={categories} isOpen onClose={onClose} />);

test('the panel opens with three levels at once', () => {
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Electronics',
    'Fashion',
    'All Electronics',
    'Audio',
    'Phones',
    'All Audio',
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

test('arrow keys walk a column and cross to the next', () => {
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

test('on a small screen a press goes one level down, and the level’s own page is its first link', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onClose = vi.fn();
  show(onClose);
  fireEvent.click(screen.getByRole('link', { name: 'Electronics' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('Electronics');
  fireEvent.click(screen.getByRole('link', { name: 'All Electronics' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('back leads up again, one level at a time', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Electronics' }));
  fireEvent.click(screen.getByRole('link', { name: 'Audio' }));
  expect(screen.getByRole('heading').textContent).toBe('Audio');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading').textContent).toBe('Electronics');
});
