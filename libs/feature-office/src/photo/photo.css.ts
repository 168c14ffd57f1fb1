import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** A small picture, large enough to see whether it is the right one. */
export const photo = style({
  display: 'block',
  blockSize: '7.5rem',
  inlineSize: '7.5rem',
  objectFit: 'cover',
  borderRadius: theme.radius.small,
});

export const smallPhoto = style({
  display: 'block',
  blockSize: 48,
  inlineSize: 48,
  objectFit: 'contain',
  borderRadius: theme.radius.small,
});
