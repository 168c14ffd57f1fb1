import { componentGlobalStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';
import { drawnLate, asList, gridColumns } from '../product-grid/product-grid.css.ts';
import { card } from './product-card.css.ts';

const { type, density } = theme;

/** Cards below the first screen. Rails are excluded: their height is that of their first card. */
const LATER = `${card}:nth-child(n + 9)`;

/** As wide as its column, without the theme's padding. */
const picture =
  `(100cqi - (${gridColumns} - 1)*${density.gap})/${gridColumns}` +
  ` - 2*(${theme.card.padding} + ${theme.card.border})`;
const waybillBeside = `31.5px + 4.2*${type.caption}`;
const waybillInRows = `43px + 4.2*${type.caption}`;
const lines = `52px + 2.8*${type.caption} + 2.7*${type.body} + 1.3*${type.large}`;

/**
 * Cards far from the screen are neither laid out nor painted. Their placeholder has about their later height;
 * the height is exact where the price of a method fits next to its days.
 */
componentGlobalStyle(`${drawnLate} > ${LATER}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${picture} + ${lines} + ${waybillBeside})`,
  '@media': {
    [upTo('sm')]: { containIntrinsicBlockSize: `auto calc(${picture} + ${lines} + ${waybillInRows})` },
  },
});
componentGlobalStyle(`${asList} > ${LATER}`, {
  '@media': { [from('sm')]: { containIntrinsicBlockSize: 'auto 48px' } },
});
