export type ColorScheme = 'light' | 'dark';

/** A font file to preload: one per face, with the letters of every language. */
export type FontFile = { href: string; use: 'text' | 'heading' };

/** The exports of a theme's entry point. */
export type ThemeBundle = {
  /** Set on `<html>`. */
  themeClass: string;
  /** The schemes of the theme; the first is the default. */
  colorSchemes: readonly ColorScheme[];
  fonts: readonly FontFile[];
  /** For `<meta name="theme-color">`. */
  pageColor: Readonly<Partial<Record<ColorScheme, string>>>;
};
