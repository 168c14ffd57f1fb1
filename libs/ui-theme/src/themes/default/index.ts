import './fonts.css';
import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import { darkTokens } from './dark-tokens.ts';
import { tokens } from './tokens.ts';

export { fonts } from './fonts.ts';
export { themeClass } from './theme.css.ts';

export const colorSchemes: ThemeBundle['colorSchemes'] = ['light', 'dark'];
export const pageColor: ThemeBundle['pageColor'] = {
  light: tokens.color.surface,
  dark: darkTokens.color.surface,
};
