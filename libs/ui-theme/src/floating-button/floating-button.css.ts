import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { space } = theme;

/** Above the bottom bar of phones, at an edge without other content. */
export const floating = componentStyle({
  position: 'fixed',
  insetInlineStart: space[16],
  insetBlockEnd: `calc(${space[64]} + ${space[16]})`,
  zIndex: theme.z.toast,
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  maxWidth: `calc(100vw - ${space[32]})`,
});

export const floatingNote = componentStyle({
  padding: `${space[4]} ${space[8]}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  fontSize: theme.type.small,
  overflowWrap: 'anywhere',
});
