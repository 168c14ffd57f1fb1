import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const ways = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });

// The buttons fill each row: three fit beside each other on a phone, and none stands alone in the middle.
componentGlobalStyle(`${ways} > *`, {
  flex: '1 1 auto',
  paddingInline: theme.space[10],
  whiteSpace: 'nowrap',
});
