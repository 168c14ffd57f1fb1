import type { themeShape } from './theme-shape.ts';

type Filled<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends null ? string : Filled<Shape[Key]> };

type Partly<Shape> = {
  readonly [Key in keyof Shape]?: Shape[Key] extends string ? string : Partly<Shape[Key]>;
};

/** The complete values of a theme. */
export type ThemeTokens = Filled<typeof themeShape>;

export type ThemeColors = ThemeTokens['color'];

/** The values of a theme on a smaller screen or in another scheme. */
export type TokenChanges = Partly<ThemeTokens>;
