import text from '../fonts/figtree.woff2?url';
import type { ThemeBundle } from '@shop/ui-theme/tokens';
import './fonts.css.ts';

export const fonts: ThemeBundle['fonts'] = [{ href: text, use: 'text' }];
