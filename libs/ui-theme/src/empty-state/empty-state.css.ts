import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const emptyState = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'center',
  textAlign: 'center',
  padding: `${theme.space[56]} ${theme.space[24]}`,
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.xlarge,
  '@media': { [upTo('sm')]: { padding: `36px ${theme.space[20]}` } },
});

export const emptyPicture = componentStyle({
  width: 216,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const emptyHeading = componentStyle({ fontSize: theme.type.title, marginTop: theme.space[20] });

export const emptyWords = componentStyle({
  maxWidth: '42ch',
  color: theme.color.muted,
  marginTop: theme.space[8],
});

export const emptyActions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[16],
  marginTop: theme.space[20],
});

const { color } = theme;
export const inkGround = componentStyle({ stroke: color.chart, strokeWidth: 2 });
export const inkQuay = componentStyle({ fill: color.sunken, stroke: color.lineStrong, strokeWidth: 2 });
export const inkLine = componentStyle({ stroke: color.lineStrong, strokeWidth: 2 });
export const inkPrimary = componentStyle({ stroke: color.primary, strokeWidth: 3 });
export const inkMissing = componentStyle({ stroke: color.accent, strokeWidth: 2.5, strokeDasharray: '5 5' });
