import { expect, test } from 'vitest';
import { guessKind } from './guess-kind.ts';

const KINDS = [
  { category_id: 1, name: 'Cups and mugs', group: 'Home' },
  { category_id: 2, name: 'Shoes', group: 'Clothes' },
  { category_id: 3, name: 'Running shoes', group: 'Sport' },
  { category_id: 4, name: 'Dresses', group: 'Clothes' },
];
const guess = (title: string, ...categories: string[]) => guessKind({ title, categories }, KINDS);

test('a kind is known by its name in a title or in the page’s categories', () => {
  expect(guess('Blue mug')).toBe(1);
  expect(guess('Pegasus 41', 'Men', 'Running Shoes')).toBe(3);
  expect(guess('Summer dress')).toBe(4);
  expect(guess('Leather shoe')).toBe(2);
});

test('a part of a name, or two kinds at once, is no kind', () => {
  expect(guess('Running belt')).toBeNull();
  expect(guess('Dress shoe')).toBeNull();
  expect(guess('Walnut board')).toBeNull();
  expect(guess('Shoelaces')).toBeNull();
});
