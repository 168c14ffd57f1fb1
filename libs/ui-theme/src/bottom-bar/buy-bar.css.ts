import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { givesWay } from '../gives-way/gives-way.css.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space } = theme;

/** Product pages keep price and button visible during scrolling. */
export const buyBar = componentStyle({
  display: 'none',
  '@media': {
    [upTo('sm')]: {
      position: 'fixed',
      zIndex: theme.z.bar,
      inset: 'auto 0 calc(53px + env(safe-area-inset-bottom))',
      ...givesWay('53px'),
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: space[12],
      padding: `${space[10]} ${space[16]}`,
      background: color.raised,
      borderTop: `${theme.border.width} solid ${color.outline}`,
    },
    [upToMagnified]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});

componentGlobalStyle(`body:has(${buyBar})`, { '@media': { [upTo('sm')]: { paddingBottom: 124 } } });

/** The icon stays with the first of two lines. */
export const buyBarLabel = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: 5,
  fontSize: theme.type.caption,
  lineHeight: 1.3,
  color: color.muted,
});

export const buyBarWhen = componentStyle({ display: 'block' });
