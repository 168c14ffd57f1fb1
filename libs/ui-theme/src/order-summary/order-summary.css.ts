import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

/** Sticky next to the content that it sums up, without shifting. */
export const summary = componentStyle({
  position: 'sticky',
  top: `calc(${theme.density.header} + 24px)`,
  padding: space[24],
  background: color.sunken,
  border: `${theme.border.width} solid ${color.outlineStrong}`,
  borderRadius: theme.radius.large,
  '@media': {
    [upTo('lg')]: { position: 'static' },
    [upTo('sm')]: {
      marginInline: `calc(-1*${theme.page.gutter})`,
      padding: `${space[20]} ${theme.page.gutter}`,
      borderRadius: 0,
      borderInline: 0,
    },
  },
});

export const summaryHeading = componentStyle({ fontSize: type.section, marginBottom: space[12] });

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[8]} ${space[16]}`,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const rowValue = componentStyle({ textAlign: 'end', whiteSpace: 'nowrap' });

export const rowTone = componentRecipe({
  base: {},
  variants: {
    tone: {
      text: {},
      muted: { color: color.muted },
      success: { color: color.success, fontWeight: weight.middle },
    },
  },
});

export const summaryLines = componentStyle({
  marginBottom: space[16],
  paddingBottom: space[12],
  borderBottom: `1px solid ${color.line}`,
});

/** The sum wraps below its label where letters are too large for both. */
export const total = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
  marginTop: space[16],
  paddingTop: space[14],
  borderTop: `2px solid ${color.text}`,
});
componentGlobalStyle(`${total} > :last-child`, { marginInlineStart: 'auto' });

export const summaryAction = componentStyle({ display: 'grid', gap: space[10], marginTop: '18px' });

export const summaryFootnote = componentStyle({
  marginTop: space[12],
  color: color.muted,
  fontSize: type.caption,
  lineHeight: 1.4,
  textAlign: 'center',
});

export const tier = componentStyle({
  display: 'grid',
  gap: space[10],
  marginTop: space[20],
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
  fontSize: type.small,
  lineHeight: 1.45,
});

/** Collapsed on small screens, where the page is one decision; open on wide screens. */
export const folded = componentStyle({ '@media': { [upTo('lg')]: { display: 'none' } } });
export const foldable = componentStyle({
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: theme.radius.large,
  background: color.raised,
  overflow: 'hidden',
  '@media': { [from('lg')]: { display: 'none' } },
});
componentGlobalStyle(`${foldable} ${summaryLines}:last-child`, { borderBottom: 0 });
export const foldAmount = componentStyle({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
