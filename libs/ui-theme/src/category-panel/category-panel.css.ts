import { headerAnchor } from '../site-header/site-header.css.ts';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

export const panel = componentStyle({
  width: '100%',
  maxWidth: 'none',
  maxHeight: `calc(100dvh - ${theme.density.header} - 36px)`,
  margin: 0,
  // Below the header at any scroll position; without anchor positioning, below its first position.
  top: [`calc(${theme.density.header} + 36px)`, `anchor(${headerAnchor} bottom, ${theme.density.header})`],
  bottom: 'auto',
  padding: 0,
  border: 0,
  borderBottom: `${theme.border.width} solid ${color.outline}`,
  background: color.surface,
  color: color.text,
  boxShadow: theme.shadow.sheet,
  selectors: { '&::backdrop': { background: color.veil } },
});

export const panelClose = componentStyle({ position: 'absolute', insetInlineEnd: space[8], top: space[8] });

export const panelGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: '232px 240px minmax(0, 1fr)',
  minHeight: 400,
});

export const level = componentRecipe({
  base: {
    paddingBlock: space[20],
  },
  variants: {
    depth: {
      first: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInlineEnd: space[16],
      },
      second: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInline: space[16],
      },
      third: {
        display: 'grid',
        // Two where both have room for a long word, otherwise one.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(140px, 40%), 1fr))',
        alignContent: 'start',
        gap: `0 ${space[16]}`,
        paddingInline: `${space[16]} ${space[56]}`,
      },
    },
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
  },
  variants: {
    isOpen: {
      true: { background: color.primarySoft, color: color.onPrimarySoft },
      false: {},
    },
    isLast: {
      true: {
        minHeight: 36,
        fontWeight: weight.text,
        fontSize: type.small,
      },
      false: {},
    },
  },
});

export const entryCount = componentStyle({
  color: color.muted,
  fontSize: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
