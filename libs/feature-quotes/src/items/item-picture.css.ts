import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** The picture beside the words; above them where large letters leave no room. */
export const pictured = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  alignItems: 'flex-start',
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });

/** Its place is kept while it loads. */
export const picture = style({
  flex: 'none',
  display: 'block',
  inlineSize: 72,
  blockSize: 72,
  objectFit: 'contain',
  borderRadius: theme.radius.small,
});
