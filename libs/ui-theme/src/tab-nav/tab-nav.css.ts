import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, page } = theme;

const line = {
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1*${page.gutter})`,
  padding: `${space[2]} ${page.gutter}`,
} as const;

/** Rows of icons and labels: the current one is always visible. */
const rows = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInline: `calc(-1*${space[12]})`,
} as const;

export const tabs = componentRecipe({
  base: {},
  variants: { look: { side: { '@media': { [upTo('lg')]: rows } }, tabs: line } },
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
});

// Labels without icons fill fewer rows.
componentGlobalStyle(`${tab} > svg`, { '@media': { [upTo('sm')]: { display: 'none' } } });

export const tabCount = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('lg')]: { marginInlineStart: 'auto' } },
});
