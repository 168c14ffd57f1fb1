import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';
import { drawnSign } from '../icon/icon-mask.ts';

const { color, space, type, weight } = theme;

const LINE = 1.5;
const dashed = `${LINE}px dashed color-mix(in srgb,${color.primary} 32%,transparent)`;

const INSET = 10;
/** Two cards side by side on a phone leave 165 px for a method. */
const SMALL_INSET = 8;
const SIGN = 15;

/**
 * The space for a price next to its days. It depends on the wider method, so that both of a card look alike.
 */
const room = createVar();

/**
 * The methods are side by side on wide cards, else in rows. Flex wrapping decides it, without a container
 * query.
 */
export const waybill = componentRecipe({
  base: {
    vars: { [room]: '7.7rem' },
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'hidden',
    borderRadius: theme.radius.tile,
  },
  variants: {
    ground: {
      soft: { background: color.primarySoft },
      sunken: { background: color.sunken },
    },
    isLong: { true: { vars: { [room]: '9.4rem' } } },
  },
});

export const waybillTitle = componentStyle({
  flex: '1 0 100%',
  padding: `7px ${INSET}px 3px`,
  fontSize: type.caption,
  lineHeight: 1.4,
  fontWeight: weight.middle,
  color: color.onPrimarySoft,
});

/** Each has a line before and above it; the waybill cuts off the lines at its own edges. */
export const waybillCell = componentStyle({
  position: 'relative',
  flex: '1 1 6.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minWidth: 0,
  marginInlineStart: -LINE,
  marginTop: -LINE,
  padding: `5px ${SMALL_INSET}px 7px`,
  paddingInlineStart: INSET + SIGN + 5,
  '@media': { [upTo('sm')]: { paddingInlineStart: SMALL_INSET + SIGN + 4 } },
  borderInlineStart: dashed,
  borderTop: dashed,
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
});

/** Placed by the font size, so that it stays beside its line. */
const sign = {
  position: 'absolute',
  insetInlineStart: INSET,
  top: `calc(5px + .7em - ${SIGN / 2}px)`,
  color: color.primary,
  '@media': { [upTo('sm')]: { insetInlineStart: SMALL_INSET } },
} as const;

export const planeSign = componentStyle({ ...sign, selectors: { '&::before': drawnSign('plane', SIGN) } });
export const shipSign = componentStyle({ ...sign, selectors: { '&::before': drawnSign('ship', SIGN) } });

export const waybillPrice = componentStyle({
  fontWeight: weight.strong,
  fontSize: type.body,
  letterSpacing: theme.tracking.price,
  // As high as the days, so that the icon is next to both.
  lineHeight: `calc(1.4*${type.caption})`,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
  color: color.text,
  // In less space it is as wide as its method and starts a line: a condition without a container query.
  minWidth: `clamp(0px,(${room} - 100%)*999,100%)`,
});

/** As high as two prices, so that a row of cards stays aligned. */
export const waybillNote = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 78,
  paddingInline: space[10],
  fontSize: type.small,
  fontWeight: weight.middle,
  lineHeight: 1.35,
});

export const waybillNoteLink = componentStyle({
  position: 'relative',
  zIndex: theme.z.raised,
  color: color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
});
