/**
 * For filling a theme: the contract's types, the default values, and a complete theme derived from one
 * colour.
 */
export { partnerTokens } from './theme/partner-tokens.ts';
export { shared } from './theme/shared-tokens.ts';
export type { ThemeBundle } from './theme/theme-bundle.ts';
export type { ThemeTokens, TokenChanges } from './theme/theme-tokens.ts';
export { theme } from './theme/theme.css.ts';
