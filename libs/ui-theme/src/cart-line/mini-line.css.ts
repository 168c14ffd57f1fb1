import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const mini = componentStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: theme.space[12],
  alignItems: 'center',
  paddingBlock: theme.space[8],
  fontSize: theme.type.small,
  lineHeight: 1.35,
});

export const miniDetails = componentStyle({ display: 'block', color: theme.color.muted });

export const miniPrice = componentStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
