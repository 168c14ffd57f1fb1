import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minHeight: 40,
  marginBottom: theme.space[20],
  '@media': { [upTo('sm')]: { flexWrap: 'wrap', gap: theme.space[8], marginBottom: theme.space[16] } },
});

/** Small screens have tiles only. */
export const toolsLayout = componentStyle({ '@media': { [upTo('sm')]: { display: 'none' } } });

export const toolsChips = componentStyle({
  flex: 1,
  minWidth: 0,
  '@media': { [upTo('sm')]: { order: 3, flex: '1 0 100%' } },
});

/** At the beginning of the row, where a late font that changes its width shifts nothing next to it. */
export const toolsDestination = componentStyle({
  order: -1,
  minWidth: 0,
  color: theme.color.muted,
  fontSize: theme.type.small,
  '@media': { [upTo('sm')]: { order: 4, flex: '1 0 100%', maxWidth: '100%' } },
});
