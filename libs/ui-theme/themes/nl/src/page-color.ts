import type { ThemeBundle } from '@shop/ui-theme/tokens';
import { tokens } from './tokens.ts';

/** In a separate file: browsers that need no other part of the theme do not load its tokens. */
export const pageColor: ThemeBundle['pageColor'] = { light: tokens.color.surface };
