import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { easing } from '../theme/scales.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space } = theme;

export const foldSummary = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 48,
    fontSize: theme.type.small,
    fontWeight: theme.weight.middle,
    selectors: { '&:hover': { color: color.primary }, '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [upToMagnified]: { flexWrap: 'wrap', paddingBlock: space[6] } },
  },
  variants: {
    isInset: {
      true: { paddingInline: '18px', '@media': { [upTo('sm')]: { paddingInline: space[14] } } },
      false: {},
    },
  },
});

export const foldEnd = componentStyle({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
});

export const foldSign = componentStyle({
  color: color.muted,
  transition: `transform ${theme.motion.base} ${easing}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const foldBody = componentRecipe({
  base: {},
  variants: {
    isInset: {
      true: {
        padding: '0 18px 14px',
        '@media': { [upTo('sm')]: { paddingInline: space[14] } },
      },
      false: { paddingBottom: space[8] },
    },
  },
});
