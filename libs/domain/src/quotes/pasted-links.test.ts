import { expect, test } from 'vitest';
import { linksIn } from './pasted-links.ts';

test('pasted links are parted by lines and spaces, and each counts once', () => {
  expect(linksIn('a.example\n b.example\t a.example \n')).toEqual(['a.example', 'b.example']);
});
