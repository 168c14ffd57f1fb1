import textLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import './fonts.css';

export const fonts: ThemeBundle['fonts'] = [
  { href: textLatin, subset: 'latin', use: 'text' },
  { href: textLatinExt, subset: 'latin-ext', use: 'text' },
];
