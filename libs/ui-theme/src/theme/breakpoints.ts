/**
 * Widths at which layouts change, in px. At `lg` the facets are hidden; `cards` is the shop's own: one column
 * of cards less.
 */
export const breakpoints = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  cards: 1200,
  xl: 1280,
  xxl: 1536,
} as const;

export type Breakpoint = keyof typeof breakpoints;

export const upTo = (name: Breakpoint) => `(max-width: ${breakpoints[name]}px)`;

export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] + 1}px)`;

/** The width of the smallest screen at 200 % zoom. */
export const upToMagnified = '(max-width: 239px)';

/** Between a large and a small screen, where the chart and the labels of the header no longer fit. */
export const upToNarrow = '(max-width: 900px)';

export const calmMotion = '(prefers-reduced-motion: reduce)';
