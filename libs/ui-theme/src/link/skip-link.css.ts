import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const skipLink = componentStyle({
  position: 'absolute',
  insetInlineStart: theme.space[16],
  top: 0,
  // Off screen with letters of any size.
  transform: 'translateY(-110%)',
  zIndex: theme.z.toast,
  paddingBlock: theme.space[12],
  paddingInline: theme.space[16],
  borderRadius: theme.radius.medium,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  selectors: { '&:focus': { top: theme.space[8], transform: 'none' } },
});
