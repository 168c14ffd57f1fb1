import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

/** In letters, not in pixels: a wide card is narrow where letters are large. */
const inRows = '(max-width: 12.75rem)';
/** Too narrow for a price beside its days: it stands below them, in both rows. */
const inLines = '(max-width: 10.25rem)';
const dashed = (share: number) => `1.5px dashed color-mix(in srgb,${color.primary} ${share}%,transparent)`;

/** A size container of its own: containment on the card would end the card's subgrid. */
export const waybill = componentRecipe({
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'end',
    borderRadius: theme.radius.tile,
  },
  variants: {
    ground: {
      soft: { background: color.primarySoft },
      // Sold out: as high as the waybills beside it, whatever their lines.
      sunken: { background: color.sunken, alignSelf: 'stretch' },
    },
  },
});

export const waybillTitle = componentStyle({
  flex: '1 0 100%',
  padding: '7px 10px 0',
  fontSize: type.caption,
  lineHeight: 1.4,
  fontWeight: weight.middle,
  color: color.onPrimarySoft,
});

export const waybillCell = componentStyle({
  flex: '1 1 50%',
  minWidth: 0,
  padding: '5px 10px 9px',
  selectors: { '& + &': { borderInlineStart: dashed(32) } },
  '@container': {
    [inRows]: {
      flexBasis: '100%',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[6],
      padding: '5px 10px',
      selectors: { '& + &': { borderInlineStart: 0, borderTop: dashed(30) } },
    },
    [inLines]: { display: 'block' },
  },
});

export const waybillWay = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  fontSize: type.caption,
  lineHeight: 1.4,
  color: color.muted,
  whiteSpace: 'nowrap',
  '@container': { [inRows]: { alignSelf: 'center' } },
});

componentGlobalStyle(`${waybillWay} > svg`, { width: 15, height: 15, color: color.primary });

export const daysLong = componentStyle({ '@container': { [inRows]: { display: 'none' } } });

export const daysShort = componentStyle({
  display: 'none',
  '@container': { [inRows]: { display: 'inline' } },
});

export const waybillPrice = componentStyle({
  display: 'block',
  fontWeight: weight.strong,
  fontSize: type.large,
  letterSpacing: theme.tracking.price,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
  '@media': { [upTo('sm')]: { fontSize: type.body } },
  '@container': { [inRows]: { fontSize: type.body } },
});

/** As high as two prices, so that a row of cards keeps its line. */
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
