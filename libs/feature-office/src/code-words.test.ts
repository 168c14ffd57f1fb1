import { expect, test } from 'vitest';
import { CODES } from './code-words.ts';
import en from '../lang/en.json' with { type: 'json' };

test('every state, reason and role of the shop has words', () => {
  const ids = Object.entries(CODES).flatMap(([kind, codes]) =>
    codes.map((code) => `office.is.${kind}.${code}`),
  );
  const said = Object.keys(en).filter((id) => id.startsWith('office.is.'));
  expect(said.toSorted()).toEqual(ids.toSorted());
});
