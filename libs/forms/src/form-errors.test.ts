import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { email, newPassword, optionalPhone, word } from '@shop/contracts/fields';
import { findErrors } from './form-errors.ts';

const schema = z.object({
  email: email(),
  name: word(),
  password: newPassword(),
  phone: optionalPhone(1),
});

const codesOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(findErrors(schema, values)).map(([name, { message }]) => [name, message]),
  );

test('empty and missing fields are required', () => {
  expect(codesOf({ email: '', name: '   ', phone: '' })).toEqual({
    email: 'required',
    name: 'required',
    password: 'required',
  });
});

test('an address without a host is no e-mail address, a password needs ten characters', () => {
  expect(codesOf({ email: 'ona@', name: 'Ona', password: 'short', phone: '+370 612 00 184' })).toEqual({
    email: 'email',
    password: 'password_too_short',
  });
});

test('a domestic telephone number is valid; one with too few digits is not', () => {
  const given = { email: 'ona@example.lt', name: 'Ona', password: 'ilgas slaptas' };
  expect(codesOf({ ...given, phone: '861234567' })).toEqual({});
  expect(codesOf({ ...given, phone: '12345' })).toEqual({ phone: 'phone' });
});

test('a valid form has no errors', () => {
  expect(codesOf({ email: 'ona@example.lt', name: 'Ona', password: 'ilgas slaptas', phone: '' })).toEqual({});
});
