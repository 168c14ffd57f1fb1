import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const header = componentStyle({
  borderBottom: `${theme.border.width} solid ${theme.color.frameLine}`,
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[20]}`,
  paddingBlock: theme.space[6],
  minHeight: 72,
  '@media': { [upTo('sm')]: { minHeight: 60 } },
});

export const hint = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  marginInlineStart: 'auto',
  color: theme.color.muted,
  fontSize: theme.type.small,
  '@media': { [upTo('sm')]: { display: 'none' } },
});

export const back = componentStyle({
  marginInlineStart: 'auto',
  fontSize: theme.type.small,
  lineHeight: 1.35,
  textAlign: 'end',
  // A long name leaves it little space: it takes a second line before it wraps below.
  '@media': { [upTo('sm')]: { flex: '1 1 5.5rem' } },
});
