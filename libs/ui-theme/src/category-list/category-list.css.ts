import { from } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 44,
  color: color.primary,
  fontWeight: weight.middle,
});

export const heading = componentStyle({
  marginBottom: space[12],
  fontSize: type.title,
  lineHeight: theme.leading.tight,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({
  containerType: 'inline-size',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [from('sm')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[32] },
  },
});

/** Too narrow for a name and its count side by side: a small screen with large letters. */
const NARROW = '(max-width: 12rem)';

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[10],
  minHeight: 52,
  paddingBlock: space[6],
  borderBottom: `1px solid ${color.line}`,
  fontWeight: weight.middle,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.primary } },
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});

export const entryAll = componentStyle({ color: color.primary });

export const entryHint = componentStyle({
  color: color.muted,
  fontSize: type.caption,
  fontWeight: weight.text,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [NARROW]: { gridArea: '2 / 1' } },
});

/** As wide on lines without a deeper level, so that the counts are aligned. */
export const entrySign = componentStyle({ display: 'grid', width: 16, color: color.muted });
