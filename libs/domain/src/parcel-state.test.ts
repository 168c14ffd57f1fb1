import { expect, test } from 'vitest';
import { isInOrder, milestoneOf, PARCEL_STATES, readParcelNumber } from './parcel-state.ts';

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

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 26, hour));

test.each([
  ['the next state', 'customs', 12, true],
  ['a state before, later', 'shipped', 12, false],
  ['a state before, at its own time', 'shipped', 8, true],
  ['a state after, too early', 'delivered', 8, false],
  ['a problem', 'problem', 12, true],
] as const)('%s fits into the history of a parcel in transit: %s at %i: %s', (_case, state, hour, fits) => {
  expect(isInOrder([{ state: 'in_transit', at: at(10) }], { state, at: at(hour) })).toBe(fits);
});

test('nothing follows the delivery of a parcel', () => {
  const delivered = [{ state: 'delivered', at: at(10) }] as const;
  expect(isInOrder(delivered, { state: 'problem', at: at(11) })).toBe(false);
  expect(isInOrder(delivered, { state: 'problem', at: at(9) })).toBe(true);
});
