import heading from '../fonts/fraunces.woff2?url';
import text from '../fonts/manrope.woff2?url';
import type { ThemeBundle } from '@shop/ui-theme/tokens';
import './fonts.css.ts';

export const fonts: ThemeBundle['fonts'] = [
  { href: heading, use: 'heading' },
  { href: text, use: 'text' },
];
