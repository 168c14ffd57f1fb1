import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';
import { easing } from '../theme/scales.ts';

export const textLink = componentRecipe({
  base: {
    fontWeight: theme.weight.middle,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    textDecorationColor: 'color-mix(in srgb,currentColor 40%,transparent)',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  variants: {
    tone: {
      primary: { color: theme.color.primary },
      quiet: { color: 'inherit', selectors: { '&:hover': { color: theme.color.primary } } },
    },
  },
});

export const arrowLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[6],
  minHeight: '32px',
  color: theme.color.primary,
  fontWeight: theme.weight.strong,
  fontSize: theme.type.small,
  whiteSpace: 'nowrap',
  '@media': { [upToMagnified]: { whiteSpace: 'normal' } },
});

export const arrowSign = componentStyle({
  display: 'inline-flex',
  transition: `transform ${theme.motion.base} ${easing}`,
  selectors: { [`${arrowLink}:hover &`]: { transform: 'translateX(3px)' } },
});

componentGlobalStyle(`[dir="rtl"] .${arrowSign}`, { scale: '-1 1' });

export const wordsThatMayGo = componentStyle({
  '@media': {
    [upTo('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
