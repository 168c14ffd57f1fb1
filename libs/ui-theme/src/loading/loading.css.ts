import { keyframes } from '@vanilla-extract/css';
import { calmMotion } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const grow = keyframes({
  '0%': { transform: 'scaleX(0)', opacity: 1 },
  '60%': { transform: 'scaleX(.7)' },
  '100%': { transform: 'scaleX(.95)', opacity: 1 },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Grows for two seconds and stays there; shown only after a short delay. */
export const loadingBar = componentStyle({
  position: 'fixed',
  zIndex: theme.z.toast,
  inset: '0 0 auto',
  height: 3,
  background: theme.color.primary,
  transformOrigin: 'left',
  animation: `${grow} 2000ms cubic-bezier(.1,.7,.2,1) forwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [calmMotion]: { animation: 'none' } },
});

export const overlayFrame = componentStyle({ position: 'relative', minWidth: 0 });

export const overlayVeil = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: theme.z.raised,
  background: `color-mix(in srgb, ${theme.color.surface} 62%, transparent)`,
  opacity: 0,
  animation: `${appear} ${theme.motion.base} 150ms forwards`,
});
