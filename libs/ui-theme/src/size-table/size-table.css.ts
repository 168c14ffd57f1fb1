import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, type, weight, space } = theme;

/** With large letters a wide table scrolls, instead of the page. */
export const sizeTableFrame = componentStyle({ overflowX: 'auto' });

export const sizeTable = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

componentGlobalStyle(`${sizeTable} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  fontWeight: weight.text,
  whiteSpace: 'nowrap',
});
componentGlobalStyle(`${sizeTable} thead th`, {
  fontWeight: weight.strong,
  color: color.muted,
  fontSize: type.caption,
  verticalAlign: 'bottom',
});
componentGlobalStyle(`${sizeTable} tbody th`, { fontWeight: weight.strong });
componentGlobalStyle(`${sizeTable} tbody tr > *`, { borderTop: `1px solid ${color.line}` });
componentGlobalStyle(`${sizeTable} tr > :first-child`, { paddingInlineStart: 0 });
componentGlobalStyle(`${sizeTable} [aria-current] > *`, { background: color.shade });
