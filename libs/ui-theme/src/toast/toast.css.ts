import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

export const toasts = componentStyle({
  position: 'fixed',
  zIndex: theme.z.toast,
  insetInline: 0,
  bottom: space[24],
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  paddingInline: space[16],
  pointerEvents: 'none',
  '@media': { [upTo('sm')]: { bottom: 72 } },
});

export const toast = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[14],
  minHeight: 48,
  paddingInline: '18px 14px',
  borderRadius: theme.radius.medium,
  background: color.text,
  color: color.surface,
  boxShadow: theme.shadow.floating,
  fontSize: theme.type.small,
  pointerEvents: 'auto',
});
