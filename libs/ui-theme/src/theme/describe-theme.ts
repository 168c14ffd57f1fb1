import { describe, expect, test } from 'vitest';
import { contrast } from './colour-mix.ts';
import { contrastPairs } from './contrast-pairs.ts';
import type { ThemeBundle } from './theme-bundle.ts';
import type { ThemeTokens, TokenChanges } from './theme-tokens.ts';

export type ThemeParts = {
  bundle: ThemeBundle;
  tokens: ThemeTokens;
  /** The values of a dark scheme; a theme without one is light only. */
  darkTokens?: TokenChanges;
};

/** The requirements on every theme. Called at the top of its one test file. */
export const describeTheme = (name: string, { bundle, tokens, darkTokens }: ThemeParts): void => {
  const schemes = {
    light: tokens.color,
    ...(darkTokens && { dark: { ...tokens.color, ...darkTokens.color } }),
  };

  describe.each(Object.entries(schemes))(`the theme ${name}, %s`, (_scheme, color) => {
    test.each(contrastPairs)('%s on %s has a contrast of %s:1 or better', (front, ground, least) => {
      expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(least);
    });
  });

  describe(`the theme ${name}`, () => {
    test('is applied as one class', () => {
      expect(bundle.themeClass).toMatch(/^[\w-]+$/);
    });

    test('has the schemes that it has tokens for, and the page colour of each', () => {
      expect([...bundle.colorSchemes]).toEqual(Object.keys(schemes));
      expect(bundle.pageColor).toEqual(
        Object.fromEntries(Object.entries(schemes).map(([scheme, { surface }]) => [scheme, surface])),
      );
    });

    test('has fallback fonts behind a web font, so that a late file shifts nothing', () => {
      const stacks = bundle.fonts.length > 0 ? Object.values(tokens.font) : [];
      for (const stack of stacks) expect(stack).toMatch(/^"([^"]+)","\1 Fallback","\1 Last",/);
    });

    test('loads two font files at most, and none for system fonts', () => {
      const { fonts } = bundle;
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(fonts.filter(({ use }) => use === 'text')).toHaveLength(fonts.length > 0 ? 1 : 0);
    });
  });
};
