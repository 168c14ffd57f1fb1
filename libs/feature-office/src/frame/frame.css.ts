import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** Wider than a shop's page: rows of queues are long. */
export const wide = style({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  maxInlineSize: '100rem',
  paddingInline: theme.page.gutter,
});

/** A printed page has no use for it. */
export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });

/** One form in the middle. */
export const narrow = style({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  maxInlineSize: '28rem',
  paddingBlock: theme.space[40],
  paddingInline: theme.page.gutter,
});
