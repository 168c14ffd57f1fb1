/** Widths at which layouts change, in px. `large` and `cards` are the shop's own: facets leave, cards lose a column. */
export const breakpoints = {
  tiny: 320,
  small: 640,
  medium: 768,
  large: 1024,
  cards: 1200,
  wide: 1280,
  huge: 1536,
} as const;

export type Breakpoint = keyof typeof breakpoints;

export const upTo = (name: Breakpoint) => `(max-width: ${breakpoints[name]}px)`;

export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] + 1}px)`;

/** What is left of the smallest screen when it is read at twice its size. */
export const upToMagnified = '(max-width: 239px)';

/** Between a large and a small screen, where the chart and the words of the header no longer fit. */
export const upToNarrow = '(max-width: 900px)';

export const calmMotion = '(prefers-reduced-motion: reduce)';
