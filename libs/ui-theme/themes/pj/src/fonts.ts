import heading from '../fonts/bricolage-grotesque.woff2?url';
import text from '../fonts/dm-sans.woff2?url';
import type { ThemeBundle } from '@shop/ui-theme/tokens';
import './fonts.css.ts';

export const fonts: ThemeBundle['fonts'] = [
  { href: heading, use: 'heading' },
  { href: text, use: 'text' },
];
