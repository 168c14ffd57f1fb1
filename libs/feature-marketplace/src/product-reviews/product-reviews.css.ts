import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** Label, bar and count of each rating in one row. */
export const bars = style({
  display: 'grid',
  gap: theme.space[4],
  listStyle: 'none',
  margin: 0,
  maxInlineSize: '22rem',
  padding: 0,
});

export const bar = style({
  alignItems: 'center',
  columnGap: theme.space[8],
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) 3rem',
});

export const meter = style({ inlineSize: '100%' });

/** The text keeps the lines of its author. */
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Its place is kept while it loads. */
export const photo = style({
  borderRadius: theme.radius.small,
  display: 'block',
  objectFit: 'cover',
});

export const list = style({
  display: 'grid',
  gap: theme.space[24],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
