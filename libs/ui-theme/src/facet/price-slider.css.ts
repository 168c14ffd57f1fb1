import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color } = theme;

const handle = {
  appearance: 'none',
  width: 24,
  height: 24,
  boxSizing: 'border-box',
  border: `2px solid ${color.primary}`,
  borderRadius: '50%',
  background: color.raised,
  cursor: 'grab',
  // The two sliders overlap: only their handles react to the pointer.
  pointerEvents: 'auto',
} as const;

/** Reserves its place until scripts run, and collapses without scripts. */
export const slider = componentRecipe({
  base: {
    position: 'relative',
    height: 28,
    margin: '4px 0 10px',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  variants: { isReady: { true: {}, false: { visibility: 'hidden' } } },
});

export const sliderTrack = componentStyle({
  position: 'absolute',
  left: 12,
  top: 12,
  width: 'calc(100% - 24px)',
  height: 4,
  overflow: 'visible',
  stroke: color.line,
  strokeWidth: 4,
});

componentGlobalStyle(`${sliderTrack} [data-chosen]`, { stroke: color.primary });

export const sliderHandle = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': handle,
    '&::-moz-range-thumb': handle,
    '&::-webkit-slider-thumb:hover': { background: color.primarySoft },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  },
});
