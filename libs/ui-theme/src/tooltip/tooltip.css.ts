import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/layered.ts';
import { easing } from '../theme/scales.ts';
import { theme } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** In the top layer: nothing cuts it off or covers it. */
export const tooltip = componentStyle({
  position: 'fixed',
  inset: '0 auto auto 0',
  width: 'max-content',
  maxWidth: `min(260px, 100vw - 2*${theme.space[8]})`,
  margin: 0,
  padding: `${theme.space[6]} ${theme.space[10]}`,
  // Visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  background: theme.color.text,
  color: theme.color.surface,
  fontSize: theme.type.caption,
  fontWeight: theme.weight.middle,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  animation: `${appear} ${theme.motion.fast} ${easing}`,
});
