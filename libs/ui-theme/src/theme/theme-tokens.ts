import type { themeShape } from './theme-shape.ts';

type Filled<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends null ? string : Filled<Shape[Key]> };

type Partly<Shape> = {
  readonly [Key in keyof Shape]?: Shape[Key] extends string ? string : Partly<Shape[Key]>;
};

/** A theme, filled. */
export type ThemeTokens = Filled<typeof themeShape>;

export type ThemeColors = ThemeTokens['color'];

/** What a theme says differently on a smaller screen or in another scheme. */
export type TokenChanges = Partly<ThemeTokens>;
