export type ColorScheme = 'light' | 'dark';

/** A font file worth asking for before the styles are read. */
export type FontFile = { href: string; subset: 'latin' | 'latin-ext'; use: 'text' | 'heading' };

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
