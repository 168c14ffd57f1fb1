import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, type, density } = theme;

/** The table of the list layout: picture, item, goods, air, sea, add. */
export const LIST_COLUMNS = '48px minmax(0, 1fr) 168px 96px 96px 44px';

/** The number of columns, for cards that need their height before layout. */
export const gridColumns = createVar();

export const grid = componentRecipe({
  base: {
    vars: { [gridColumns]: density.columns },
    display: 'grid',
    gridTemplateColumns: `repeat(${gridColumns}, minmax(0, 1fr))`,
    columnGap: density.gap,
    // Two columns only where a price fits into each.
    '@media': {
      [upTo('xs')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))' },
    },
  },
  variants: {
    columns: {
      normal: {},
      dense: {
        vars: { [gridColumns]: '6' },
        '@media': { [upTo('cards')]: { vars: { [gridColumns]: density.columns } } },
      },
    },
  },
});

/** For a grid whose cards below the first screen are rendered when they come near. */
export const drawnLate = componentStyle({ containerType: 'inline-size' });

/** Set on a grid in the list layout; small screens keep the tiles. */
export const asList = componentStyle({ '@media': { [from('sm')]: { display: 'block' } } });

export const listHead = componentStyle({
  display: 'none',
  '@media': {
    [from('sm')]: {
      display: 'grid',
      gridTemplateColumns: LIST_COLUMNS,
      columnGap: space[16],
      alignItems: 'end',
      padding: `0 ${space[4]} ${space[8]}`,
      borderBottom: `2px solid ${color.text}`,
      fontSize: type.caption,
      lineHeight: 1.35,
      color: color.muted,
    },
  },
});

export const listHeadEnd = componentStyle({ textAlign: 'end' });

export const listHeadWay = componentStyle({
  textAlign: 'end',
  color: color.text,
  fontWeight: theme.weight.strong,
});
