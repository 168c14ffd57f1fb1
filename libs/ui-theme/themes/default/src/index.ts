import './fonts.css.ts';
import type { ThemeBundle } from '@shop/ui-theme/tokens';

export { fonts } from './fonts.ts';
export { pageColor } from './page-color.ts';
export { themeClass } from './theme.css.ts';

export const colorSchemes: ThemeBundle['colorSchemes'] = ['light', 'dark'];
