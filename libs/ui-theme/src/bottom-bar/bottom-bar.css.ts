import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { givesWay } from '../gives-way/gives-way.css.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color } = theme;

export const bar = componentStyle({
  display: 'none',
  '@media': {
    [upTo('sm')]: {
      position: 'fixed',
      zIndex: theme.z.bar,
      inset: 'auto 0 0',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      background: color.raised,
      borderTop: `${theme.border.width} solid ${color.outline}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      ...givesWay('100%'),
    },
  },
});

/** The page ends above the bar, not behind it. */
componentGlobalStyle(`body:has(${bar})`, { '@media': { [upTo('sm')]: { paddingBottom: 56 } } });

export const barLink = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  height: 52,
  fontSize: 11,
  fontWeight: theme.weight.middle,
  lineHeight: 1.2,
  textAlign: 'center',
  color: color.muted,
  // At 200 % zoom the text is twice this size.
  '@media': { [upToMagnified]: { fontSize: 7 } },
  selectors: {
    '&[aria-current]': {
      color: color.primary,
      fontWeight: theme.weight.strong,
      boxShadow: `inset 0 2px ${color.primary}`,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
