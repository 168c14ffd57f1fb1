import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, density } = theme;

export const stepper = componentRecipe({
  base: {
    position: 'relative',
    justifySelf: 'start',
    flex: 'none',
    minWidth: 'max-content',
    display: 'inline-grid',
    alignItems: 'center',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: theme.radius.medium,
    background: color.raised,
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: theme.weight.strong,
    selectors: {
      '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-1px' },
    },
  },
  variants: {
    size: {
      medium: { gridTemplateColumns: `repeat(3, ${density.controlSmall})`, height: density.controlSmall },
      large: { gridTemplateColumns: 'repeat(3, 44px)', height: density.control },
      full: { gridTemplateColumns: '44px 1fr 44px', height: density.control, width: '100%' },
    },
  },
});

export const stepButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  selectors: {
    '&:hover:enabled:not([aria-disabled])': { background: color.primarySoft, color: color.primary },
    '&:disabled, &[aria-disabled="true"]': { color: color.lineStrong, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const stepInput = componentStyle({
  appearance: 'textfield',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  outline: 0,
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    '&::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
