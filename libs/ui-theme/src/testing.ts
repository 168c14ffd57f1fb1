/** What the test of a theme is written with. */
export { describeTheme, type ThemeParts } from './theme/describe-theme.ts';
