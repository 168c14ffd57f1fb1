import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

test('a field with an error is invalid and described by it, then by its hint', () => {
  render(<TextField label="Postcode" name="postcode" error="Five digits" hint="As in 92101" />);
  const input = screen.getByRole('textbox', { name: 'Postcode' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Five digits',
    'As in 92101',
  ]);
});

test('a hidden label still names its field', () => {
  render(<TextField label="Promotion code" isLabelHidden name="promotion" />);
  expect(screen.getByRole('textbox', { name: 'Promotion code' })).toBeDefined();
});

test('a password can be shown and hidden again', () => {
  render(<PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('text typed before the scripts ran stays in the field when they add its button', () => {
  const aField = (end: ReactNode) => <TextField label="Password" name="password" end={end} />;
  const { rerender } = render(aField(false));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' });
  input.value = 'typed early';
  input.focus();
  rerender(aField(<button type="button">Show</button>));
  expect(screen.getByRole('button', { name: 'Show' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Password' })).toBe(input);
  expect(input.value).toBe('typed early');
  expect(document.activeElement).toBe(input);
});
