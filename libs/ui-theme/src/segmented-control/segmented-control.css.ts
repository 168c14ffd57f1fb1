import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from } from '../theme/breakpoints.ts';

const { color, density, space } = theme;

const chosen = { background: color.primarySoft, color: color.onPrimarySoft };

export const segments = componentRecipe({
  base: {
    display: 'inline-flex',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: theme.radius.medium,
    overflow: 'hidden',
    background: color.raised,
  },
  variants: {
    isFromMedium: {
      true: { display: 'none', '@media': { [from('sm')]: { display: 'inline-flex' } } },
      false: {},
    },
  },
});

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: density.controlSmall,
  height: `calc(${density.controlSmall} - 2px)`,
  paddingInline: space[8],
  color: color.muted,
  fontSize: theme.type.small,
  fontWeight: theme.weight.middle,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.primary },
    '&:has(:checked)': chosen,
    '&:is([aria-current], [aria-pressed="true"])': chosen,
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:has(:focus-visible)': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-3px',
      borderRadius: theme.radius.medium,
    },
  },
});
