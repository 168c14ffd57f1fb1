import { headerAnchor } from '../site-header/site-header.css.ts';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

export const panel = componentStyle({
  width: '100%',
  maxWidth: 'none',
  maxHeight: `calc(100dvh - ${theme.density.header} - 36px)`,
  margin: 0,
  // Below the header, wherever the page has been moved to; without anchors, where it stands at first.
  top: [`calc(${theme.density.header} + 36px)`, `anchor(${headerAnchor} bottom, ${theme.density.header})`],
  bottom: 'auto',
  padding: 0,
  border: 0,
  borderBottom: `${theme.border.width} solid ${color.outline}`,
  background: color.surface,
  color: color.text,
  boxShadow: theme.shadow.sheet,
  selectors: { '&::backdrop': { background: color.veil } },
  '@media': { [upTo('sm')]: { top: 0, height: '100dvh', maxHeight: 'none', border: 0 } },
});

export const panelHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 64,
  borderBottom: `1px solid ${color.line}`,
  marginInline: `calc(-1*${theme.page.gutter})`,
  paddingInline: space[8],
  '@media': {
    [upTo('sm')]: { position: 'sticky', top: 0, background: color.surface },
    [from('sm')]: {
      margin: 0,
      position: 'absolute',
      insetInlineEnd: space[8],
      top: space[8],
      border: 0,
      minHeight: 0,
    },
  },
});

export const panelHeading = componentStyle({
  fontSize: type.section,
  flex: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [from('sm')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const panelBack = componentStyle({
  flex: '0 0 44px',
  '@media': { [from('sm')]: { display: 'none' } },
});

export const panelGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: '232px 240px minmax(0, 1fr)',
  minHeight: 400,
  '@media': { [upTo('sm')]: { display: 'block', minHeight: 0 } },
});

export const level = componentRecipe({
  base: {
    paddingBlock: space[20],
    '@media': { [upTo('sm')]: { display: 'none', paddingBlock: `0 ${space[24]}` } },
  },
  variants: {
    depth: {
      first: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInlineEnd: space[16],
        '@media': { [upTo('sm')]: { border: 0, padding: 0 } },
      },
      second: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInline: space[16],
        '@media': { [upTo('sm')]: { border: 0, padding: 0 } },
      },
      third: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        alignContent: 'start',
        gap: `0 ${space[16]}`,
        paddingInline: `${space[16]} ${space[56]}`,
        '@media': { [upTo('sm')]: { padding: 0, gridTemplateColumns: '1fr' } },
      },
    },
    isOnTop: { true: { '@media': { [upTo('sm')]: { display: 'block' } } }, false: {} },
  },
});

export const entry = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[10],
    minHeight: 40,
    padding: `${space[6]} ${space[12]}`,
    borderRadius: theme.radius.small,
    fontWeight: weight.middle,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: color.primarySoft, color: color.onPrimarySoft } },
    '@media': {
      [upTo('sm')]: {
        minHeight: 52,
        borderRadius: 0,
        borderBottom: `1px solid ${color.line}`,
        paddingInline: space[4],
      },
    },
  },
  variants: {
    isOpen: {
      true: {
        '@media': { [from('sm')]: { background: color.primarySoft, color: color.onPrimarySoft } },
      },
      false: {},
    },
    isLast: {
      true: {
        minHeight: 36,
        fontWeight: weight.text,
        fontSize: type.small,
        '@media': { [upTo('sm')]: { fontSize: type.body } },
      },
      false: {},
    },
  },
});

/** The level's own page, for those who cannot press its name because that opens the level. */
export const entryAll = componentStyle({
  display: 'none',
  '@media': { [upTo('sm')]: { display: 'block', color: color.primary } },
});

export const entryCount = componentStyle({
  color: color.muted,
  fontSize: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
