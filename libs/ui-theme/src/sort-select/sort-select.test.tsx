import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SortSelect } from './sort-select.tsx';

const sort = (
  <SortSelect
    label="Order"
    name="sort"
    value="price"
    submitLabel="Apply"
    action="/en/category/audio"
    options={[{ value: 'price', label: 'Price, low first' }]}
  />
);

test('the order is a plain GET form of the page', () => {
  const { container } = render(sort);
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/category/audio', 'get']);
});

test('with scripts the button goes', () => {
  render(sort);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeDefined();
});
