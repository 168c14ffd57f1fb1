import type { ThemeBundle } from '@shop/ui-theme/tokens';

export { pageColor } from './page-color.ts';
export { themeClass } from './theme.css.ts';

export const colorSchemes: ThemeBundle['colorSchemes'] = ['light'];
/** System fonts: nothing to download. */
export const fonts: ThemeBundle['fonts'] = [];
