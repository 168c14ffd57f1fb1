import { expect, test } from 'vitest';
import { examplesIn, withFreeName } from './readme-examples.ts';

test('the commands of a README are parsed like a shell does, without their comments', () => {
  const readme =
    "npx nx g brand qq --name 'Quay & Sons' --primary '#7a1fa2'   # or --theme nl\n# → apps/qq\nnpx nx build lt\n";
  expect(examplesIn(readme)).toEqual([['brand', 'qq', '--name', 'Quay & Sons', '--primary', '#7a1fa2']]);
  expect(examplesIn("npx nx g x:feature gifts --title-lt='Dovanų kortelės'")).toEqual([
    ['x:feature', 'gifts', '--title-lt=Dovanų kortelės'],
  ]);
});

test('a used name gets a number', () => {
  const taken = ['gifts', 'gifts-2'];
  expect(withFreeName(['feature', 'gifts', '--x'], (name) => taken.includes(name))).toEqual({
    name: 'gifts-3',
    call: ['feature', 'gifts-3', '--x'],
  });
});
