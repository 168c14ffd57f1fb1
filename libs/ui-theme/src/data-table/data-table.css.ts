import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Below the sticky header of the page.
  scrollMarginTop: space[64],
  '@media': { [upTo('sm')]: { display: 'block' } },
});

componentGlobalStyle(`${table} thead`, { '@media': { [upTo('sm')]: { display: 'none' } } });
componentGlobalStyle(`${table} tbody`, { '@media': { [upTo('sm')]: { display: 'block' } } });

export const head = componentRecipe({
  base: {
    padding: `0 ${space[12]} ${space[10]} 0`,
    fontWeight: weight.middle,
    color: color.muted,
    fontSize: type.caption,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  },
  variants: { align: { start: {}, end: { textAlign: 'end' } } },
});

/** A row becomes a card: its title and its last cell above, the rest labelled below. */
export const row = componentStyle({
  '@media': {
    [upTo('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[6]} ${space[14]}`,
      padding: `${space[14]} 0`,
      borderTop: `1px solid ${color.line}`,
    },
    [upToMagnified]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

componentGlobalStyle(`${row}:hover > td`, { '@media': { [from('sm')]: { background: color.shade } } });

/** Where two columns do not fit, one cell below the other. */
const below = { gridColumn: '1', gridRow: 'auto', justifyContent: 'start' } as const;

export const cell = componentRecipe({
  base: {
    padding: `${theme.density.row} ${space[12]} ${theme.density.row} 0`,
    borderTop: `1px solid ${color.line}`,
    verticalAlign: 'middle',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    '@media': {
      [upTo('sm')]: {
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: space[12],
        padding: 0,
        border: 0,
      },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    isOneLine: { true: { '@media': { [from('sm')]: { whiteSpace: 'nowrap' } } }, false: {} },
    onSmall: {
      named: {
        '@media': {
          [upTo('sm')]: {
            selectors: { '&::before': { content: 'attr(data-label)', color: color.muted } },
          },
        },
      },
      title: { '@media': { [upTo('sm')]: { gridColumn: '1', gridRow: '1', fontWeight: weight.strong } } },
      state: {
        '@media': {
          [upTo('sm')]: { gridColumn: '2', gridRow: '1', justifyContent: 'end' },
          [upToMagnified]: below,
        },
      },
      picture: {
        '@media': { [upTo('sm')]: { gridColumn: '1', gridRow: '2' }, [upToMagnified]: below },
      },
      sum: {
        '@media': {
          [upTo('sm')]: { gridColumn: '2', gridRow: '2', alignSelf: 'center', justifyContent: 'end' },
          [upToMagnified]: below,
        },
      },
      hidden: { '@media': { [upTo('sm')]: { display: 'none' } } },
    },
  },
});
