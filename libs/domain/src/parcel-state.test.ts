import { expect, test } from 'vitest';
import { milestoneOf, PARCEL_STATES, readParcelNumber } from './parcel-state.ts';

test.each([
  ['1z 999 aa1 0123456784', '1Z999AA10123456784'],
  ['NP-000184', 'NP-000184'],
  ['12345', null],
  ['NP_000184', null],
  ['A'.repeat(36), null],
])('%s is the parcel number %s', (typed, number) => {
  expect(readParcelNumber(typed)).toBe(number);
});

test('a label and a problem change no order', () => {
  expect(PARCEL_STATES.filter((state) => milestoneOf(state) === null)).toEqual(['registered', 'problem']);
});
