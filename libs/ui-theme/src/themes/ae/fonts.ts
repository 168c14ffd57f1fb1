import headingLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import headingLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url';
import textLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import './fonts.css';

export const fonts: ThemeBundle['fonts'] = [
  { href: headingLatin, subset: 'latin', use: 'heading' },
  { href: headingLatinExt, subset: 'latin-ext', use: 'heading' },
  { href: textLatin, subset: 'latin', use: 'text' },
  { href: textLatinExt, subset: 'latin-ext', use: 'text' },
];
