import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

/** Icon, text, action; on small screens the action has its own line. */
export const task = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[10]} ${space[16]}`,
  padding: `${space[16]} 0`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const taskSign = componentStyle({ color: color.warning });

export const taskTitle = componentStyle({
  fontWeight: theme.weight.strong,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const taskHint = componentStyle({ fontSize: theme.type.small, lineHeight: 1.45, color: color.muted });

export const taskAction = componentStyle({
  display: 'grid',
  '@media': { [upTo('sm')]: { gridColumn: '1 / -1' } },
});
