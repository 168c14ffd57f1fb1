import type { ThemeBundle } from '../../theme/theme-bundle.ts';
import { tokens } from './tokens.ts';

export { themeClass } from './theme.css.ts';

export const colorSchemes: ThemeBundle['colorSchemes'] = ['light'];
export const pageColor: ThemeBundle['pageColor'] = { light: tokens.color.surface };
/** The system's own type: nothing to download. */
export const fonts: ThemeBundle['fonts'] = [];
