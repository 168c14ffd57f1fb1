import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const thumbs = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  marginInlineStart: -2,
});

export const thumb = componentStyle({
  width: 40,
  height: 40,
  padding: theme.space[2],
  objectFit: 'contain',
  border: `2px solid ${theme.color.surface}`,
  borderRadius: theme.radius.small,
  background: `${theme.color.well} ${theme.color.tileLight}`,
});
