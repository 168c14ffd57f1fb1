export type ColorScheme = 'light' | 'dark';

/** A font file worth asking for before the styles are read: one a face, with the letters of every language. */
export type FontFile = { href: string; use: 'text' | 'heading' };

/** What a theme's entry point exports, name by name. */
export type ThemeBundle = {
  /** Worn by `<html>`. */
  themeClass: string;
  /** The schemes that the theme knows; the first is the ground. */
  colorSchemes: readonly ColorScheme[];
  fonts: readonly FontFile[];
  /** For `<meta name="theme-color">`. */
  pageColor: Readonly<Partial<Record<ColorScheme, string>>>;
};
