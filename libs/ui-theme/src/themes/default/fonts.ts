import text from '../../../fonts/instrument-sans.woff2?url';
import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import './fonts.css.ts';

export const fonts: ThemeBundle['fonts'] = [{ href: text, use: 'text' }];
