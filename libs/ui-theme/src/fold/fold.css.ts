import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { drawnSign } from '../icon/icon-mask.ts';
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
    selectors: {
      '&:hover': { color: color.primary },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&::after': {
        ...drawnSign('chevron-down', 20),
        flex: 'none',
        marginInlineStart: 'auto',
        color: color.muted,
        transition: `transform ${theme.motion.base} ${easing}`,
      },
      'details[open] > &::after': { transform: 'rotate(180deg)' },
    },
    '@media': { [upToMagnified]: { flexWrap: 'wrap', paddingBlock: space[6] } },
  },
  variants: {
    isInset: {
      true: { paddingInline: '18px', '@media': { [upTo('sm')]: { paddingInline: space[14] } } },
      false: {},
    },
  },
});

/** Content at the end of the summary, before the chevron. */
export const foldEnd = componentStyle({
  flex: 'auto',
  display: 'inline-flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[8],
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
