import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

test('what was typed before scripts ran stays in the password field when they do', async () => {
  const field = <PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(field);
  const input = page.querySelector('input')!;
  input.value = 'typed early';
  input.focus();
  const root = await act(async () => hydrateRoot(page, field));
  expect(page.querySelector('button')).not.toBeNull();
  expect(page.querySelector('input')).toBe(input);
  expect(input.value).toBe('typed early');
  expect(document.activeElement).toBe(input);
  act(() => root.unmount());
  page.remove();
});
