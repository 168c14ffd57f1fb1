import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

export const storyPicture = style({
  display: 'block',
  maxInlineSize: 'min(100%, 40rem)',
  blockSize: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});
