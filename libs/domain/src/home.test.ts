import { expect, test } from 'vitest';
import { HOME_BLOCK_KINDS, isHomeBlock, PLAIN_HOME } from './home.ts';
import { opensWithGoods } from './home-opening.ts';

test('a home opens with goods once: not later, not twice, not never', () => {
  expect(opensWithGoods(PLAIN_HOME)).toBe(true);
  expect(opensWithGoods([])).toBe(false);
  expect(opensWithGoods([{ type: 'how' }])).toBe(false);
  expect(opensWithGoods([{ type: 'how' }, { type: 'opening' }])).toBe(false);
  expect(opensWithGoods([{ type: 'opening' }, { type: 'how' }, { type: 'opening' }])).toBe(false);
});

test('blocks of a home are told from those of texts', () => {
  expect(HOME_BLOCK_KINDS.map((type) => isHomeBlock({ type }))).not.toContain(false);
  expect(isHomeBlock({ type: 'text' })).toBe(false);
});
