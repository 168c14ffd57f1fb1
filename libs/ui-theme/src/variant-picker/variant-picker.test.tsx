import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VariantPicker } from './variant-picker.tsx';

test('variants are links; the chosen one and sold-out ones are marked in words', () => {
  render(
    <VariantPicker
      label="Size:"
      chosen="42"
      look="size"
      unavailableLabel="sold out"
      options={[
        { value: '42', label: '42', href: '/42', isChosen: true },
        { value: '43', label: '43', href: '/43', isUnavailable: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('42');
  expect(screen.getByRole('link', { name: '43, sold out' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Size: 42' })).toBeDefined();
});

test('a missing choice is announced, and belongs to the group that can be focused', () => {
  const shown = (problem?: string) => (
    <VariantPicker
      {...{ label: 'Size:', chosen: '', look: 'size', unavailableLabel: 'sold out', problem }}
      options={[{ value: '42', label: '42', href: '/42' }]}
    />
  );
  const { rerender } = render(shown());
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(shown('Choose a size'));
  expect(screen.getByRole('alert').textContent).toBe('Choose a size');
  const group = screen.getByRole('group', { description: 'Choose a size' });
  group.focus();
  expect(document.activeElement).toBe(group);
});
