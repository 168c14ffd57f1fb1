import {
  planeSign,
  shipSign,
  waybillCell,
  waybillNote,
  waybillPrice,
  waybillTitle,
} from '../waybill/waybill.css.ts';
import { componentGlobalStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';
import { asList, LIST_COLUMNS } from '../product-grid/product-grid.css.ts';
import { cardDots } from './colour-dots.css.ts';
import {
  anyAddButton,
  anyTile,
  anyWaybill,
  card,
  cardBrand,
  cardLowest,
  cardName,
  cardPrice,
  cardTag,
} from './product-card.css.ts';

type Rule = Parameters<typeof componentGlobalStyle>[1];

const { color, space } = theme;

/** The same markup as a row of the listing's table. */
const inList = (part: string, rule: Rule) =>
  componentGlobalStyle(`${asList} ${part}`, { '@media': { [from('sm')]: rule } } as Rule);

inList(card, {
  gridTemplate: `"m b p l l a" auto "m n q l l a" auto / ${LIST_COLUMNS}`,
  columnGap: space[16],
  alignContent: 'center',
  alignItems: 'center',
  margin: 0,
  padding: `${theme.density.row} ${space[4]}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  borderRadius: 0,
  background: 'none',
});
inList(`${card}:hover`, { background: color.shade });
inList(`${card} > ${anyTile}`, { gridArea: 'm', borderRadius: theme.radius.small });
inList(`${card} > :is(${cardTag}, ${cardDots})`, { display: 'none' });
inList(cardBrand, { gridArea: 'b', alignSelf: 'end', lineHeight: 1.3 });
inList(cardName, { gridArea: 'n', alignSelf: 'start', WebkitLineClamp: 1, minHeight: 0, margin: 0 });
// Next to so many columns one line would be too short.
componentGlobalStyle(`${asList} ${cardName}`, {
  '@media': { [`${from('sm')} and ${upTo('lg')}`]: { WebkitLineClamp: 2 } },
});
inList(cardLowest, { gridArea: 'q', alignSelf: 'start', textAlign: 'end' });
inList(cardPrice, {
  gridArea: 'p',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-start',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inList(`${cardPrice}:not(:has(+ ${cardLowest}))`, { gridRow: '1 / 3' });
inList(`${card} > ${anyWaybill}`, {
  gridArea: 'l',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  margin: 0,
  borderRadius: 0,
  background: 'none',
});
inList(`:is(${waybillTitle}, ${planeSign}, ${shipSign})`, { display: 'none' });
inList(waybillCell, {
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  margin: 0,
  padding: 0,
  border: 0,
});
inList(waybillPrice, {
  fontSize: theme.type.large,
  lineHeight: 1.3,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inList(waybillNote, { gridColumn: '4 / 6', minHeight: 0, padding: 0 });
inList(`${waybillNote} > svg`, { display: 'none' });
inList(`${card} > ${anyAddButton}`, { gridArea: 'a', placeSelf: 'center end', margin: 0 });
