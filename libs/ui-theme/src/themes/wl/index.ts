import type { ThemeBundle } from '../../theme/theme-bundle.ts';

export { pageColor } from './page-color.ts';
export { themeClass } from './theme.css.ts';

export const colorSchemes: ThemeBundle['colorSchemes'] = ['light'];
/** The system's own type: nothing to download. */
export const fonts: ThemeBundle['fonts'] = [];
