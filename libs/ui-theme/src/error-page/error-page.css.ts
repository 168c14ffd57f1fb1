import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space } = theme;

export const errorDetails = componentStyle({
  marginBlock: 0,
  padding: space[16],
  border: `1px solid ${color.line}`,
  fontSize: theme.type.small,
  // Lines of a stack are wider than a phone.
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
