import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, type, weight, space } = theme;

export const breakdownRoom = componentStyle({ containerType: 'inline-size' });

export const breakdown = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

componentGlobalStyle(`${breakdown} :is(th, td)`, {
  padding: '7px 0',
  textAlign: 'end',
  fontWeight: weight.text,
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
});
componentGlobalStyle(`${breakdown} :is(th, td) + :is(th, td)`, { paddingInlineStart: space[16] });
componentGlobalStyle(`${breakdown} th:first-child`, {
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// With large letters or little room, a label has a line of its own above its figures.
const NARROW = '(max-width: 13rem)';
componentGlobalStyle(`${breakdown} tr`, {
  '@container': { [NARROW]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
componentGlobalStyle(`${breakdown} tr > :first-child`, {
  '@container': { [NARROW]: { flex: '1 0 100%' } },
});
componentGlobalStyle(`${breakdown} thead th`, {
  fontWeight: weight.strong,
  color: color.muted,
  fontSize: type.caption,
});
componentGlobalStyle(`${breakdown} tbody tr + tr > *`, { borderTop: `1px solid ${color.line}` });
componentGlobalStyle(`${breakdown} tfoot :is(th, td)`, {
  fontWeight: weight.strong,
  borderTop: `2px solid ${color.text}`,
  paddingTop: space[10],
  fontSize: type.body,
});

export const breakdownHint = componentStyle({
  display: 'block',
  color: color.muted,
  fontSize: type.caption,
  lineHeight: 1.3,
});
