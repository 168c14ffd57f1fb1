import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';
import { easing } from '../theme/scales.ts';
import { drawnSign } from '../icon/icon-mask.ts';
import { tile, tilePicture } from '../tile/tile.css.ts';
import { waybill } from '../waybill/waybill.css.ts';
import { cardDots } from './colour-dots.css.ts';

const { color, space, type, density } = theme;

/** A selector for all variants of a recipe: by its first class, which they share. */
const anyOf = (classes: string): string => `.${classes.split(' ')[0] ?? ''}`;

export const anyTile = anyOf(tile());
export const anyWaybill = anyOf(waybill());

const smallLine = `calc(1.4*${type.caption})`;

/**
 * Prices and waybills align across a row because each line has its own row, filled or not: picture,
 * colours, brand, name, price, lowest price, waybill. A subgrid would end at a card whose rendering is
 * deferred (`content-visibility`).
 */
export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `auto 40px minmax(${smallLine},auto) auto auto minmax(${smallLine},1fr) auto`,
  gridTemplateColumns: 'minmax(0,1fr)',
  minWidth: 0,
  marginBottom: density.rowGap,
  padding: theme.card.padding,
  background: theme.card.background,
  border: `${theme.card.border} solid ${theme.card.line}`,
  borderRadius: theme.radius.card,
});

componentGlobalStyle(`${card} > ${anyTile}`, { gridArea: '1/1' });

/** Tag and button are placed over the picture. */
const ON_PICTURE = { gridArea: '1/1', margin: space[8], '@media': { [upTo('sm')]: { margin: space[6] } } };

export const cardTag = componentStyle({
  ...ON_PICTURE,
  zIndex: theme.z.raised,
  placeSelf: 'start',
});

componentGlobalStyle(`${card} > ${cardDots}`, { gridRow: 2, alignSelf: 'center' });

export const cardBrand = componentStyle({
  gridRow: 3,
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
});

export const cardName = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  gridRow: 4,
  overflow: 'hidden',
  minHeight: '2.7em',
  marginTop: space[2],
  font: `${theme.weight.middle} ${type.body}/1.35 ${theme.font.text}`,
  letterSpacing: 0,
  textWrap: 'pretty',
  selectors: { [`${card}:hover &`]: { color: color.primary } },
});

export const cardLink = componentStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 0 },
  },
});

componentGlobalStyle(`${card}:has(${cardLink}:focus-visible)`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 4,
});

componentGlobalStyle(`${card} ${tilePicture}`, { transition: `transform ${theme.motion.slow} ${easing}` });
componentGlobalStyle(`${card}:hover ${tilePicture}`, { transform: 'scale(1.035)' });

export const cardPrice = componentStyle({
  gridRow: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  marginTop: space[10],
  lineHeight: 1.3,
});

componentGlobalStyle(`${cardPrice} > s`, { fontWeight: 'normal', letterSpacing: 0 });

export const cardLowest = componentStyle({
  gridRow: 6,
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

componentGlobalStyle(`${card} > ${anyWaybill}`, { gridRow: 7, marginTop: space[10] });

/** Sold out: picture, name and price are paler. */
export const cardOut = componentStyle({});
componentGlobalStyle(`${cardOut} ${tilePicture}`, { opacity: 0.45 });
componentGlobalStyle(`${cardOut} :is(${cardName}, ${cardPrice})`, { color: color.muted });

/** Above the link that covers the card. Its icon is a mask, because a listing has 48 of them. */
export const addButton = componentRecipe({
  base: {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: theme.radius.pill,
    background: color.raised,
    color: color.primary,
    border: `${theme.border.width} solid ${color.outline}`,
    transition: `background-color ${theme.motion.fast} ${easing},color ${theme.motion.fast} ${easing}`,
    selectors: {
      // A target of 48 px around a visible size of 40.
      '&::after': { content: '""', position: 'absolute', inset: -4 },
      '&:hover': { background: color.primary, color: color.onPrimary, borderColor: color.primary },
      '&:focus-visible': { borderRadius: theme.radius.pill },
      [`${card} > &`]: { ...ON_PICTURE, placeSelf: 'end' },
    },
  },
  variants: {
    isDone: {
      true: {
        background: color.primary,
        color: color.onPrimary,
        borderColor: color.primary,
        selectors: { '&::before': drawnSign('check', 20) },
      },
      false: { selectors: { '&::before': drawnSign('cart-add', 20) } },
    },
  },
});

export const anyAddButton = anyOf(addButton());
