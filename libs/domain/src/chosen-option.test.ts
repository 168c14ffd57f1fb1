import { expect, test } from 'vitest';
import { chosenOption } from './chosen-option.ts';

const banks = { options: [{ code: 'seb', name: 'SEB' }] };
const field = { script: '', height: 200, key: '', hosts: { scripts: [], frames: [], calls: [] } };
const WITH_FIELD = new Set(['lt']);
const cards = {
  options: [],
  field: {
    of: (brand: string) => (WITH_FIELD.has(brand) ? field : null),
    isToken: (text: string) => text.startsWith('token_'),
  },
};

test('a bank must be one of the list', () => {
  expect(chosenOption(banks, 'lt', 'seb')).toBe('seb');
  expect(chosenOption(banks, 'lt', 'token_1')).toBeUndefined();
  expect(chosenOption(banks, 'lt', null)).toBeUndefined();
});

test('a token is taken where the brand’s account has a field, and nothing else than a token', () => {
  expect(chosenOption(cards, 'lt', 'token_1')).toBe('token_1');
  expect(chosenOption(cards, 'lt', 'seb')).toBeNull();
  expect(chosenOption(cards, 'ae', 'token_1')).toBeNull();
  expect(chosenOption({ options: [] }, 'lt', 'token_1')).toBeNull();
  expect(chosenOption(undefined, 'lt', 'token_1')).toBeNull();
});
