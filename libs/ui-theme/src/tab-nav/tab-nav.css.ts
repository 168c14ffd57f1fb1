import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, page } = theme;

/** One line, however narrow the screen: a label that is cut off shows that there are more. */
const line = {
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1*${page.gutter})`,
  padding: `${space[2]} ${page.gutter}`,
} as const;

export const tabs = componentRecipe({
  base: {},
  variants: { look: { side: { '@media': { [upTo('lg')]: line } }, tabs: line } },
});

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  paddingInline: space[12],
  borderRadius: theme.radius.medium,
  fontSize: theme.type.small,
  fontWeight: theme.weight.middle,
  whiteSpace: 'nowrap',
  color: color.muted,
  selectors: {
    '&:hover': { color: color.primary },
    '&[aria-current]': { background: color.primarySoft, color: color.onPrimarySoft },
  },
  '@media': {
    // Where scripts do not run. A column does not scroll: there the whole page would.
    [upTo('lg')]: { selectors: { '&[aria-current]': { scrollInitialTarget: 'nearest' } } },
  },
});

// More labels are in view without icons.
componentGlobalStyle(`${tab} > svg`, { '@media': { [upTo('sm')]: { display: 'none' } } });

export const tabCount = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('lg')]: { marginInlineStart: 'auto' } },
});
