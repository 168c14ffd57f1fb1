import textLatin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import textLatin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import textLatinExt400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff2?url';
import textLatinExt600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff2?url';
import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import './fonts.css';

export const fonts: ThemeBundle['fonts'] = [
  { href: textLatin600, subset: 'latin', use: 'text' },
  { href: textLatinExt600, subset: 'latin-ext', use: 'text' },
  { href: textLatin400, subset: 'latin', use: 'text' },
  { href: textLatinExt400, subset: 'latin-ext', use: 'text' },
];
