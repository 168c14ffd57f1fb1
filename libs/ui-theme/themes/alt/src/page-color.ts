import type { ThemeBundle } from '@shop/ui-theme/tokens';
import { tokens } from './tokens.ts';

/** In a file of its own: browsers that need no more of the theme then do without its tokens. */
export const pageColor: ThemeBundle['pageColor'] = { light: tokens.color.surface };
