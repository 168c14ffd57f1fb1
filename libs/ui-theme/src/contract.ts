/** A description of the theme contract, for stories that show it and tools that generate themes; not for components and pages. */
export { breakpoints } from './theme/breakpoints.ts';
export { contrast } from './theme/colour-mix.ts';
export { contrastPairs, type ContrastPair } from './theme/contrast-pairs.ts';
export { ICON_NAMES } from './icon/icon-names.ts';
export { easing, space, z } from './theme/scales.ts';
export { themeShape } from './theme/theme-shape.ts';
export { theme } from './theme/theme.css.ts';
