/** Helpers for the test of a theme. */
export { describeTheme, type ThemeParts } from './theme/describe-theme.ts';
