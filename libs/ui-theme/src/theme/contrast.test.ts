import { describe, expect, test } from 'vitest';
import { contrast } from './colour-mix.ts';
import { contrastPairs } from './contrast-pairs.ts';
import type { ThemeColors, ThemeTokens, TokenChanges } from './theme-tokens.ts';

type Found<Name extends string, Tokens> = Record<string, Record<Name, Tokens>>;
// Found, not listed: a new theme is measured by being there.
const light: Found<'tokens', ThemeTokens> = import.meta.glob('../themes/*/tokens.ts', { eager: true });
const dark: Found<'darkTokens', TokenChanges> = import.meta.glob('../themes/*/dark-tokens.ts', {
  eager: true,
});

const nameOf = (file: string) => file.split('/').at(-2) ?? file;
const themes = new Map<string, ThemeColors>();
for (const [file, { tokens }] of Object.entries(light)) {
  const night = dark[file.replace('tokens.ts', 'dark-tokens.ts')]?.darkTokens.color;
  themes.set(nameOf(file), tokens.color);
  if (night) themes.set(`${nameOf(file)}, dark`, { ...tokens.color, ...night });
}

test('every theme is measured, in each of its schemes', () => {
  expect([...themes.keys()]).toEqual(
    expect.arrayContaining(['default', 'default, dark', 'alt', 'pj', 'tp', 'wl', 'nl', 'ae']),
  );
});

describe.each([...themes])('the theme %s', (_name, color) => {
  test.each(contrastPairs)('%s on %s reads at %s:1 or better', (front, ground, least) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(least);
  });
});
