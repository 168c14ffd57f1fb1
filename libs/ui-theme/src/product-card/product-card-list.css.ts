import {
  daysLong,
  waybill,
  waybillCell,
  waybillNote,
  waybillPrice,
  waybillTitle,
  waybillWay,
} from '../waybill/waybill.css.ts';
import { componentGlobalStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';
import { asList, LIST_COLUMNS } from '../product-grid/product-grid.css.ts';
import { tile } from '../tile/tile.css.ts';
import {
  card,
  cardAdd,
  cardBrand,
  cardDots,
  cardLowest,
  cardMedia,
  cardName,
  cardPrice,
  cardTag,
  cardWaybill,
} from './product-card.css.ts';

type Rule = Parameters<typeof componentGlobalStyle>[1];

const { color, space } = theme;

/** The same markup, laid down as a row of the listing's table. */
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
inList(cardMedia, { gridArea: 'm', position: 'static' });
inList(`${cardMedia} > .${tile().split(' ')[0] ?? ''}`, { borderRadius: theme.radius.small });
inList(`:is(${cardTag}, ${cardDots}, ${cardLowest}:empty, ${waybillTitle})`, { display: 'none' });
inList(cardBrand, { gridArea: 'b', margin: 0, alignSelf: 'end', lineHeight: 1.3 });
inList(cardName, { gridArea: 'n', alignSelf: 'start', WebkitLineClamp: 1, margin: 0 });
// Beside so many columns one line would say too little.
componentGlobalStyle(`${asList} ${cardName}`, {
  '@media': { [`${from('sm')} and ${upTo('lg')}`]: { WebkitLineClamp: 2 } },
});
inList(cardLowest, { gridArea: 'q', alignSelf: 'start', textAlign: 'end' });
inList(cardPrice, {
  gridArea: 'p',
  alignSelf: 'center',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-start',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inList(`${card}:has(${cardLowest}:empty) ${cardPrice}`, { gridRow: '1 / 3' });
inList(cardWaybill, { gridArea: 'l', alignSelf: 'center', margin: 0 });
inList(`${cardWaybill} > .${waybill().split(' ')[0] ?? ''}`, {
  containerType: 'normal',
  display: 'grid',
  gridTemplateColumns: '96px 96px',
  columnGap: space[16],
  background: 'none',
});
inList(waybillCell, { display: 'block', padding: 0, textAlign: 'end' });
inList(`${waybillCell} + ${waybillCell}`, { border: 0 });
inList(waybillWay, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
inList(daysLong, { display: 'inline' });
inList(waybillPrice, { fontSize: theme.type.large, fontVariantNumeric: 'tabular-nums lining-nums' });
inList(waybillNote, { gridColumn: '1 / -1', minHeight: 0, padding: 0, justifyContent: 'flex-end' });
inList(`${waybillNote} > svg`, { display: 'none' });
inList(cardAdd, { top: '50%', bottom: 'auto', insetInlineEnd: space[4], transform: 'translateY(-50%)' });
