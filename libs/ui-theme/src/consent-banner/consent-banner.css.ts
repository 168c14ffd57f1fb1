import { bar } from '../bottom-bar/bottom-bar.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space } = theme;

/** The steps of a purchase: there the question stands below the page, not over its button. */
const STEPS = ['checkout', 'payment', 'create-order', 'cart']
  .map((layout) => `main[data-layout="${layout}"] ~ &`)
  .join(', ');

/** At the lower edge of the screen, and at the end of the page in its own place: nothing moves, nothing stays covered. */
export const banner = componentStyle({
  position: 'sticky',
  zIndex: theme.z.bar,
  bottom: 0,
  background: color.raised,
  borderTop: `${theme.border.width} solid ${color.outline}`,
  paddingBlock: space[12],
  selectors: { [STEPS]: { position: 'static' } },
  '@media': {
    [upTo('sm')]: { fontSize: theme.type.caption },
    [upToMagnified]: { position: 'static' },
    // A screen on its side, and large letters.
    '(max-height: 30rem)': { position: 'static' },
  },
});

/** Above the bar of small screens. */
componentGlobalStyle(`body:has(${bar}) > ${banner}`, {
  '@media': { [upTo('sm')]: { bottom: 'calc(53px + env(safe-area-inset-bottom))' } },
});

/** Its page has the whole form. */
componentGlobalStyle(`main:has(form[action$="/consent"]) ~ ${banner}`, { display: 'none' });

export const row = componentStyle({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr auto', gap: space[24] } },
});

/** Of one width, so that no answer is easier than another. */
export const answers = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [upTo('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
