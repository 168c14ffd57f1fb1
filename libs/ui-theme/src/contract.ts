/** What the theme contract says of itself, for pages that show it and tools that fill it; no component and no page needs it. */
export { breakpoints } from './theme/breakpoints.ts';
export { contrast } from './theme/colour-mix.ts';
export { contrastPairs, type ContrastPair } from './theme/contrast-pairs.ts';
export { ICON_NAMES } from './icon/icon-names.ts';
export { easing, space, z } from './theme/scales.ts';
export { themeShape } from './theme/theme-shape.ts';
export { theme } from './theme/theme.css.ts';
