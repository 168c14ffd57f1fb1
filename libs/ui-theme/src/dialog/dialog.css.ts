import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';
import { easing } from '../theme/scales.ts';

const { color, space, radius } = theme;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const arriving = (movement: string) => `${movement} ${theme.motion.base} ${easing}`;
/** Leaves a strip of the page visible and clickable. */
const HIGH = '94dvh';

const sheetFromBelow = {
  margin: 'auto 0 0',
  maxWidth: 'none',
  borderRadius: `${radius.xlarge} ${radius.xlarge} 0 0`,
  animation: arriving(rise),
} as const;

export const dialog = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: color.surface,
    color: color.text,
    boxShadow: theme.shadow.sheet,
    overflow: 'hidden',
    selectors: {
      '&:not([open])': { display: 'none' },
      '&::backdrop': { background: color.veil, animation: arriving(appear) },
    },
  },
  variants: {
    place: {
      /** Centred, from below on small screens. */
      centre: {
        margin: 'auto',
        borderRadius: radius.xlarge,
        maxHeight: '88dvh',
        animation: arriving(rise),
        '@media': { [upTo('sm')]: sheetFromBelow },
      },
      /** At the inline end, from below on small screens. */
      side: {
        marginBlock: 0,
        marginInline: 'auto 0',
        height: '100dvh',
        borderStartStartRadius: radius.xlarge,
        borderEndStartRadius: radius.xlarge,
        animation: arriving(slide),
        '@media': { [upTo('sm')]: { ...sheetFromBelow, height: 'fit-content', maxHeight: '88dvh' } },
      },
    },
    size: {
      small: { '@media': { [from('sm')]: { maxWidth: 420 } } },
      medium: { '@media': { [from('sm')]: { maxWidth: 520 } } },
      /** As wide as the page's columns, if the window allows it. */
      xlarge: {
        '@media': {
          [from('sm')]: { maxWidth: 'min(1040px, calc(100% - 64px))' },
          [upTo('sm')]: { height: HIGH },
        },
      },
    },
  },
  compoundVariants: [
    {
      variants: { place: 'centre', size: 'xlarge' },
      style: { '@media': { [upTo('sm')]: { maxHeight: HIGH } } },
    },
  ],
});

export const dialogHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  flex: 'none',
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [upTo('sm')]: {
      position: 'relative',
      // Dragging the sheet down does not scroll the page.
      touchAction: 'none',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: space[6],
          insetInlineStart: `calc(50% - ${space[20]})`,
          width: space[40],
          height: space[4],
          borderRadius: radius.pill,
          background: color.line,
        },
      },
    },
  },
});

export const dialogHeading = componentStyle({ fontSize: theme.type.section, overflowWrap: 'anywhere' });

export const dialogBody = componentStyle({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space[20],
});

export const dialogFoot = componentStyle({
  display: 'grid',
  gap: space[12],
  flex: 'none',
  padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.raised,
});
