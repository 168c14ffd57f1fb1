import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, radius } = theme;

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
      '&::backdrop': { background: color.veil },
    },
  },
  variants: {
    place: {
      /** In the middle, from below on small screens. */
      centre: {
        margin: 'auto',
        borderRadius: radius.xlarge,
        maxWidth: 520,
        maxHeight: '88dvh',
        '@media': {
          [upTo('small')]: {
            margin: 'auto 0 0',
            maxWidth: 'none',
            borderRadius: `${radius.xlarge} ${radius.xlarge} 0 0`,
          },
        },
      },
      /** At the side where reading ends, from below on small screens. */
      side: {
        marginBlock: 0,
        marginInline: 'auto 0',
        maxWidth: 420,
        height: '100dvh',
        borderStartStartRadius: radius.xlarge,
        borderEndStartRadius: radius.xlarge,
        '@media': {
          [upTo('small')]: {
            margin: 'auto 0 0',
            maxWidth: 'none',
            height: 'fit-content',
            maxHeight: '88dvh',
            borderRadius: `${radius.xlarge} ${radius.xlarge} 0 0`,
          },
        },
      },
    },
    size: {
      medium: {},
      large: { '@media': { [from('small')]: { maxWidth: 760 } } },
    },
  },
});

export const dialogHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  flex: 'none',
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${color.line}`,
});

export const dialogHeading = componentStyle({ fontSize: theme.type.section });

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
