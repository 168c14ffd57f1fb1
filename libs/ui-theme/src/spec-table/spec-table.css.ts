import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

export const specTable = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.type.small,
});

componentGlobalStyle(`${specTable} :is(th, td)`, {
  padding: `${theme.density.row} 0`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
componentGlobalStyle(`${specTable} th`, {
  width: '42%',
  paddingInlineEnd: space[16],
  // The column is as wide as its longest word.
  overflowWrap: 'normal',
  fontWeight: theme.weight.text,
  color: color.muted,
});
componentGlobalStyle(`${specTable} tr:last-child > *`, { borderBottom: `1px solid ${color.line}` });

export const specColumns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[56],
  alignItems: 'start',
  '@media': { [upTo('sm')]: { gridTemplateColumns: '1fr' } },
});
componentGlobalStyle(`${specColumns} table + table tr:first-child > *`, {
  '@media': { [upTo('sm')]: { borderTop: 0 } },
});
