import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const facts = componentStyle({ display: 'grid', gap: theme.space[2] });

export const fact = componentStyle({
  display: 'flex',
  gap: theme.space[12],
  paddingBlock: theme.space[8],
  fontSize: theme.type.small,
  lineHeight: 1.45,
});

export const factSign = componentStyle({ flex: 'none', color: theme.color.primary, marginTop: 1 });
