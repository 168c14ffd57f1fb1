import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SortSelect } from './sort-select.tsx';

const sort = (
  <SortSelect
    label="Order"
    name="sort"
    value="price"
    submitLabel="Apply"
    action="/en/category/audio"
    options={[{ value: 'price', label: 'Price: low to high' }]}
  />
);

test('the order is a plain GET form of the page', () => {
  const { container } = render(sort);
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/category/audio', 'get']);
});

test('with scripts the button is removed', () => {
  render(sort);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeDefined();
});

test('the list keeps the focus when another order is applied', async () => {
  const onChange = vi.fn();
  const words = { label: 'Order', name: 'sort', submitLabel: 'Apply', action: '/en/c/audio', onChange };
  const options = [
    { value: 'price', label: 'Price: low to high' },
    { value: 'new', label: 'New arrivals' },
  ];
  const { rerender } = render(<SortSelect {...words} options={options} value="price" />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  list.focus();
  await userEvent.selectOptions(list, 'new');
  expect(onChange).toHaveBeenCalledWith('new');
  expect(list.value).toBe('new');
  rerender(<SortSelect {...words} options={options} value="new" />);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Order' }));
  rerender(<SortSelect {...words} options={options} value="price" />);
  expect(list.value).toBe('price');
});
