import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, density, page, space, type } = theme;

const beside = (columns: string) => ({ '@media': { [from('lg')]: { gridTemplateColumns: columns } } });

export const opening = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[28]} ${space[40]}`,
    marginTop: space[32],
    '@media': { [upTo('sm')]: { gap: space[12], marginTop: space[12] } },
  },
  variants: {
    look: {
      after: beside('minmax(0, 1fr) minmax(0, 24rem)'),
      before: beside('minmax(0, 24rem) minmax(0, 1fr)'),
      below: {},
    },
  },
});

export const openingHeading = componentStyle({
  gridColumn: '1 / -1',
  maxWidth: '22em',
  fontSize: `calc(.84*${type.hero})`,
  lineHeight: theme.leading.tight,
  letterSpacing: `calc(${theme.tracking.heading} - .006em)`,
  textWrap: 'balance',
  // A phone's first screen has the categories and the first goods.
  '@media': { [upTo('sm')]: { fontSize: type.title, lineHeight: 1.2 } },
});

/** One line that scrolls. Larger screens have the categories in their header. */
export const openingCategories = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: space[8],
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1*${page.gutter})`,
  padding: `${space[2]} ${page.gutter}`,
  '@media': { [from('sm')]: { display: 'none' } },
});

export const openingCategory = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 40,
  paddingInline: space[14],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius.pill,
  background: color.raised,
  fontSize: type.small,
  fontWeight: theme.weight.middle,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: color.primary, color: color.primary } },
});

/** Side by side; on small screens a row that scrolls, whose cut-off card says that there is more. */
export const openingGoods = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: density.gap,
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [upTo('sm')]: {
      gridAutoColumns: `max(calc((100% - 1.15*${density.gap})/2.15), min(92%, 8rem))`,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      marginInline: `calc(-1*${page.gutter})`,
      paddingInline: page.gutter,
      scrollPaddingInline: page.gutter,
    },
  },
});

componentGlobalStyle(`${openingGoods} > *`, { display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });
componentGlobalStyle(`${openingGoods} > * > article`, { marginBottom: 0 });

export const openingPrice = componentRecipe({
  base: { minWidth: 0, alignSelf: 'start' },
  variants: {
    look: {
      after: {},
      /** The goods are read first wherever they stand. */
      before: { '@media': { [from('lg')]: { gridColumn: 1, gridRow: 2 } } },
      below: {},
    },
  },
});
