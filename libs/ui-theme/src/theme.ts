/** The theme values for a feature's own `.css.ts`; it includes no component. */
export {
  breakpoints,
  calmMotion,
  from,
  upTo,
  upToMagnified,
  upToNarrow,
  type Breakpoint,
} from './theme/breakpoints.ts';
export { easing } from './theme/scales.ts';
export { sprinkles, type Sprinkles } from './sprinkles/sprinkles.css.ts';
export { theme } from './theme/theme.css.ts';
export type { ColorScheme, FontFile, ThemeBundle } from './theme/theme-bundle.ts';
