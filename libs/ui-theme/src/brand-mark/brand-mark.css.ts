import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const mark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[12],
  maxWidth: '100%',
});

export const markFlag = componentStyle({
  width: 32,
  height: 32,
  flex: 'none',
  background: theme.flag,
  border: `1.5px solid ${theme.color.primary}`,
  borderRadius: `min(${theme.radius.small}, 4px)`,
});

export const markName = componentStyle({
  font: `${theme.weight.heading} 1.375rem/1 ${theme.font.heading}`,
  letterSpacing: '-.03em',
  // Two lines where letters are too large for one; a name is never cut off.
  minWidth: 0,
  overflowWrap: 'anywhere',
});
