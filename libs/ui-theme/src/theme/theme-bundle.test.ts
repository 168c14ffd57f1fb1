import { expect, test } from 'vitest';
import * as ae from '../themes/ae/index.ts';
import * as alt from '../themes/alt/index.ts';
import * as first from '../themes/default/index.ts';
import * as nl from '../themes/nl/index.ts';
import * as pj from '../themes/pj/index.ts';
import * as tp from '../themes/tp/index.ts';
import * as wl from '../themes/wl/index.ts';
import type { ThemeBundle } from './theme-bundle.ts';

const themes: Record<string, ThemeBundle> = { default: first, alt, pj, tp, wl, nl, ae };

test('every theme is worn as a class of its own', () => {
  const classes = Object.values(themes).map(({ themeClass }) => themeClass);
  expect(new Set(classes).size).toBe(7);
});

test('every scheme of a theme names the colour of its page', () => {
  for (const { colorSchemes, pageColor } of Object.values(themes)) {
    expect(Object.keys(pageColor)).toEqual([...colorSchemes]);
  }
});

test('a page fetches two font files at most, and none for the system’s own type', () => {
  for (const [name, { fonts }] of Object.entries(themes)) {
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(fonts.filter(({ use }) => use === 'text')).toHaveLength(name === 'wl' ? 0 : 1);
  }
});
