import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';
import { easing } from '../theme/scales.ts';
import { tilePicture } from '../tile/tile.css.ts';

const { color, space, type, density } = theme;

/** Seven rows of the grid's own, so that prices and waybills line up across a row. */
export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 7',
  rowGap: 0,
  alignContent: 'start',
  minWidth: 0,
  marginBottom: density.rowGap,
  padding: theme.card.padding,
  background: theme.card.background,
  border: `${theme.card.border} solid ${theme.card.line}`,
  borderRadius: theme.radius.card,
});

export const cardMedia = componentStyle({ position: 'relative', minWidth: 0 });

export const cardTag = componentStyle({
  position: 'absolute',
  zIndex: theme.z.raised,
  top: space[10],
  insetInlineStart: space[10],
  '@media': { [upTo('sm')]: { top: space[8], insetInlineStart: space[8] } },
});

/** Above the link that covers the card. */
export const cardAdd = componentStyle({
  position: 'absolute',
  zIndex: 2,
  bottom: space[8],
  insetInlineEnd: space[8],
  '@media': { [upTo('sm')]: { bottom: space[6], insetInlineEnd: space[6] } },
});

export const cardDots = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 16,
  marginTop: space[12],
});

/** All dots of a card in one drawing; what their lines share is said here once. */
export const cardCircles = componentStyle({
  height: 12,
  overflow: 'visible',
  stroke: color.text,
  strokeOpacity: 0.18,
});

export const cardMore = componentStyle({ fontSize: type.caption, color: color.muted, lineHeight: 1 });

export const cardBrand = componentStyle({
  marginTop: space[8],
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
});

export const cardName = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  marginTop: space[10],
  lineHeight: 1.3,
});

export const cardLowest = componentStyle({
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const cardWaybill = componentStyle({ display: 'grid', marginTop: space[10], minWidth: 0 });

/** Sold out: the picture steps back, and so do name and price. */
export const cardOut = componentStyle({});
componentGlobalStyle(`${cardOut} ${tilePicture}`, { opacity: 0.45 });
componentGlobalStyle(`${cardOut} :is(${cardName}, ${cardPrice})`, { color: color.muted });

export const addButton = componentRecipe({
  base: {
    position: 'relative',
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
      // A target of 48 px around what looks like 40.
      '&::after': { content: '""', position: 'absolute', inset: -4 },
      '&:hover': { background: color.primary, color: color.onPrimary, borderColor: color.primary },
      '&:focus-visible': { borderRadius: theme.radius.pill },
    },
  },
  variants: {
    isDone: {
      true: { background: color.primary, color: color.onPrimary, borderColor: color.primary },
      false: {},
    },
  },
});
