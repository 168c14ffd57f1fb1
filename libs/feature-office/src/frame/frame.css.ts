import { from, theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** Wider than a shop's page: rows of queues are long. */
export const wide = style({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  maxInlineSize: '100rem',
  paddingInline: theme.page.gutter,
});

/** The pages of the office at the side, above the page on small screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  '@media': {
    [`screen and ${from('lg')}`]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.space[28] },
  },
});

export const column = style({ minInlineSize: 0 });

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
