import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

export const photo = style({
  display: 'block',
  blockSize: '4rem',
  inlineSize: '4rem',
  objectFit: 'cover',
  borderRadius: theme.radius.small,
});
