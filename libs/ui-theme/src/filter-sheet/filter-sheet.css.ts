import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, radius } = theme;

/**
 * A column next to the goods; below 1024 px a sheet that its address opens, unless a `FilterDialog` replaces
 * it.
 */
export const sheet = componentStyle({
  minWidth: 0,
  '@media': {
    [upTo('lg')]: {
      display: 'none',
      position: 'fixed',
      inset: 0,
      zIndex: theme.z.sheet,
      background: color.veil,
      alignItems: 'stretch',
      justifyContent: 'flex-end',
    },
    [upTo('sm')]: { alignItems: 'flex-end' },
  },
});

componentGlobalStyle(`${sheet}:target:not([data-replaced])`, {
  '@media': { [upTo('lg')]: { display: 'flex' } },
});

export const sheetInner = componentStyle({
  '@media': {
    [upTo('lg')]: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(420px, 100%)',
      overflow: 'hidden',
      background: color.surface,
      borderStartStartRadius: radius.xlarge,
      borderEndStartRadius: radius.xlarge,
    },
    [upTo('sm')]: {
      width: '100%',
      maxHeight: '88dvh',
      borderRadius: `${radius.xlarge} ${radius.xlarge} 0 0`,
    },
  },
});

export const sheetHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [from('lg')]: { display: 'none' } },
});

export const sheetHeading = componentStyle({ fontSize: theme.type.section });

export const sheetBody = componentStyle({
  '@media': { [upTo('lg')]: { overflow: 'auto', padding: `${space[12]} ${space[20]}` } },
});

export const sheetFoot = componentRecipe({
  base: {
    display: 'grid',
    gap: space[12],
    paddingTop: space[12],
    '@media': {
      [upTo('lg')]: {
        gridTemplateColumns: 'auto 1fr',
        padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${color.line}`,
        background: color.raised,
      },
    },
  },
  variants: { isLive: { true: { '@media': { [from('lg')]: { display: 'none' } } }, false: {} } },
});

// With nothing to clear, the button that shows the goods takes the full width.
componentGlobalStyle(`.${sheetFoot().split(' ')[0] ?? ''} > :only-child`, { gridColumn: '1 / -1' });

/** The scrolling part and the fixed part belong to one form. */
export const dialogForm = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});

export const opener = componentStyle({
  display: 'grid',
  '@media': { [from('lg')]: { display: 'none' }, [upTo('sm')]: { flex: 1 } },
});
