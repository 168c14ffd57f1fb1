import { expect, test } from 'vitest';
import { findSlips } from './typo.ts';

test('an extra, missing, changed or swapped letter is one typo', () => {
  expect(['cofffee', 'coffe', 'cofgee', 'cofefe'].map((asked) => findSlips(asked, 'coffee'))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(findSlips('headfones', 'headphones')).toBe(2);
});

test('another first letter, another length or more typos make another word', () => {
  expect(findSlips('peakers', 'speakers')).toBeUndefined();
  expect(findSlips('watches', 'watch')).toBe(2);
  expect(findSlips('perfume', 'performances')).toBeUndefined();
  expect(findSlips('jacket', 'jucxet')).toBeUndefined();
});

test('short words are never corrected, and hardly any loses a letter', () => {
  expect(findSlips('mouse', 'muse')).toBeUndefined();
  expect(findSlips('hat', 'hut')).toBeUndefined();
});
