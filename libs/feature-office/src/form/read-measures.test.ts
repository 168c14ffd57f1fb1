import { expect, test } from 'vitest';
import { gramsOf, sidesOf } from './read-measures.ts';

test.each([
  ['1.2', 1_200],
  ['0,35', 350],
  ['12', 12_000],
  ['0', null],
  ['', null],
  ['1 kg', null],
])('%j kilograms are %j grams', (typed, grams) => {
  expect(gramsOf(typed)).toBe(grams);
});

test.each([
  ['30x20x10', [300, 200, 100]],
  ['30 20 10', [300, 200, 100]],
  ['30.5×20*1,2', [305, 200, 12]],
  ['30x20', null],
  ['30x20x0', null],
])('%j centimetres are %j millimetres', (typed, sides) => {
  expect(sidesOf(typed)).toEqual(sides);
});
