import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space, type } = theme;

export const footer = componentStyle({
  marginTop: theme.density.section,
  background: color.sunken,
  borderTop: `${theme.border.width} solid ${color.frameLine}`,
  fontSize: type.small,
});

export const footerTop = componentStyle({
  display: 'grid',
  // One column each; the brand's own is the widest.
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1.5fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[32],
  padding: `${space[56]} 0 ${space[40]}`,
  '@media': {
    [upTo('lg')]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [upTo('sm')]: {
      // Two, or one where letters are too large for two.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
      gap: '28px 20px',
      padding: '36px 0 28px',
    },
    [upToMagnified]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const footerBrand = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[16],
  maxWidth: '38ch',
  color: color.muted,
  '@media': { [upTo('sm')]: { gridColumn: '1 / -1' } },
});

export const footerMark = componentStyle({ color: color.text });

export const footerHeading = componentStyle({
  marginBottom: space[8],
  font: `${theme.weight.strong} ${type.small}/1.4 ${theme.font.text}`,
  letterSpacing: 0,
});

export const footerLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: color.muted,
  selectors: {
    '&:hover': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
  '@media': { [upTo('sm')]: { minHeight: 40 } },
});

export const footerEnd = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[12]} ${space[24]}`,
    padding: '20px 0 28px',
    color: color.muted,
    fontSize: type.caption,
    '@media': { [upTo('sm')]: { paddingBottom: space[32] } },
  },
  variants: { hasTop: { true: { borderTop: `1px solid ${color.line}` }, false: {} } },
});

/** A row of its own above the last line. */
export const seller = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: `${space[8]} ${space[20]}`,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const payments = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [upTo('sm')]: { marginInlineStart: 0 } },
});

export const payment = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  height: 28,
  minWidth: 46,
  paddingInline: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: 4,
  background: color.raised,
  color: color.text,
  fontWeight: theme.weight.strong,
  fontSize: type.caption,
});
