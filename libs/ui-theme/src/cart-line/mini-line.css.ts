import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

/** The price wraps where letters are too large for a name next to it. */
export const mini = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[12]}`,
  alignItems: 'center',
  paddingBlock: theme.space[8],
  fontSize: theme.type.small,
  lineHeight: 1.35,
});

export const miniPicture = componentStyle({ flex: 'none', width: 56 });
export const miniName = componentStyle({ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });

export const miniDetails = componentStyle({ display: 'block', color: theme.color.muted });

export const miniPrice = componentStyle({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
