import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

/** Around the table, whose layout depends on the space here. */
export const specPlace = componentStyle({ containerType: 'inline-size' });

/** Too narrow for two columns: a small screen with large letters has the value below its label. */
const NARROW = '(max-width: 14rem)';

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
componentGlobalStyle(`${specTable} :is(tbody, tr, th, td)`, {
  '@container': { [NARROW]: { display: 'block', width: 'auto', overflowWrap: 'anywhere' } },
});
componentGlobalStyle(`${specTable} th`, { '@container': { [NARROW]: { paddingBottom: 0 } } });
componentGlobalStyle(`${specTable} td`, { '@container': { [NARROW]: { paddingTop: 0, borderTop: 0 } } });
componentGlobalStyle(`${specTable} tr:last-child > *`, { borderBottom: `1px solid ${color.line}` });
componentGlobalStyle(`${specTable} tr:last-child > th`, { '@container': { [NARROW]: { borderBottom: 0 } } });

export const specColumns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[56],
  alignItems: 'start',
  '@media': { [upTo('sm')]: { gridTemplateColumns: '1fr' } },
});
componentGlobalStyle(`${specColumns} > * + * tr:first-child > *`, {
  '@media': { [upTo('sm')]: { borderTop: 0 } },
});
