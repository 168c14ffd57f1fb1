import { expect, test } from 'vitest';
import { toFormProblems } from './server-problems.ts';

const fields = ['email', 'city'];

test('a code that names a field is shown next to the field', () => {
  const refused = { message: 'invalid', errors: { email: ['auth.forms.user_already_exists'] } };
  expect(toFormProblems(refused, { fields })).toEqual({
    fields: { email: 'auth.forms.user_already_exists' },
    notice: null,
  });
});

test('a field inside an address is found by its last word', () => {
  const refused = { message: 'invalid', errors: { 'address.city': ['required'] } };
  expect(toFormProblems(refused, { fields }).fields).toEqual({ city: 'required' });
});

test('a code without a field becomes the notice above the form', () => {
  const refused = { message: 'invalid', errors: { token: ['auth.forms.reset_link_invalid'] } };
  expect(toFormProblems(refused, { fields })).toEqual({
    fields: {},
    notice: 'auth.forms.reset_link_invalid',
  });
});

test('a refusal without fields shows its message', () => {
  expect(toFormProblems({ message: 'too_many_requests', errors: {} }, { fields })).toEqual({
    fields: {},
    notice: 'too_many_requests',
  });
});

test('a field may have another name on the wire', () => {
  const refused = { message: 'invalid', errors: { parcel_shop: ['required'] } };
  expect(toFormProblems(refused, { fields: ['point'], names: { parcel_shop: 'point' } }).fields).toEqual({
    point: 'required',
  });
});
