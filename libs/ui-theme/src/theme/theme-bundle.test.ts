import { expect, test } from 'vitest';
import type { ThemeBundle } from './theme-bundle.ts';

// Found, not listed: a new theme is looked at by being there.
const found: Record<string, ThemeBundle> = import.meta.glob('../themes/*/index.ts', { eager: true });
const themes = Object.entries(found);

test('every theme is worn as a class of its own', () => {
  const classes = themes.map(([, { themeClass }]) => themeClass);
  expect(classes.length).toBeGreaterThanOrEqual(7);
  expect(new Set(classes).size).toBe(classes.length);
});

test('every scheme of a theme names the colour of its page', () => {
  for (const [, { colorSchemes, pageColor }] of themes) {
    expect(Object.keys(pageColor)).toEqual([...colorSchemes]);
  }
});

test('a page fetches two font files at most, and none for the system’s own type', () => {
  for (const [file, { fonts }] of themes) {
    expect(fonts.length, file).toBeLessThanOrEqual(2);
    expect(fonts.filter(({ use }) => use === 'text').length, file).toBe(fonts.length > 0 ? 1 : 0);
  }
});
