import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space[40],
  paddingBlockStart: theme.space[40],
  breakInside: 'avoid',
});

/** A line to write on. */
export const signature = style({
  borderBlockStart: `1px solid ${theme.color.text}`,
  paddingBlockStart: theme.space[8],
});
