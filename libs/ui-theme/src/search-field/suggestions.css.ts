import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, radius, type, weight } = theme;

export const suggestions = componentStyle({
  position: 'absolute',
  zIndex: theme.z.panel,
  insetBlockStart: `calc(100% + ${space[6]})`,
  insetInline: 0,
  maxHeight: 'min(640px, calc(100dvh - 120px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[8],
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: theme.shadow.floating,
  // A field between other elements is too narrow for names: there the list takes the screen's width.
  '@media': {
    [upTo('sm')]: {
      position: 'fixed',
      insetInline: space[12],
      insetBlockStart: 'auto',
      marginBlockStart: space[6],
      maxHeight: '60dvh',
    },
  },
});

export const suggestionGroup = componentStyle({
  padding: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const suggestionHeading = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[4]} ${space[10]}`,
  fontSize: type.caption,
  fontWeight: weight.middle,
  color: color.muted,
});

export const suggestionUndo = componentStyle({
  minHeight: 32,
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: color.primary } },
});

export const suggestion = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  padding: `${space[6]} ${space[10]}`,
  borderRadius: `max(calc(${radius.medium} - 6px), min(${radius.small}, 2px))`,
  fontSize: type.small,
  lineHeight: 1.35,
  selectors: {
    'a&:hover, a&:focus-visible': { background: color.primarySoft, color: color.onPrimarySoft },
  },
});

export const suggestionSign = componentRecipe({
  base: { display: 'grid', placeItems: 'center', flex: 'none', width: 20, color: color.muted },
  variants: { isPicture: { true: { width: 48, placeItems: 'stretch' }, false: {} } },
});

export const suggestionName = componentStyle({ overflowWrap: 'anywhere' });

export const suggestionHint = componentStyle({
  display: 'block',
  fontSize: type.caption,
  fontWeight: weight.text,
  color: color.muted,
  selectors: { 'a:hover &, a:focus-visible &': { color: 'inherit' } },
});

export const suggestionEnd = componentStyle({
  textAlign: 'end',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const suggestionNone = componentStyle({
  padding: space[10],
  fontSize: type.small,
  color: color.muted,
});
