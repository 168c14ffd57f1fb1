import { theme } from '@shop/ui-theme/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Storybook paints its frames in its own colours, and stories would be read on the wrong ground.
globalStyle('.docs-story, .docs-story > div', {
  background: `${theme.color.surface} !important`,
  color: theme.color.text,
});
globalStyle('body.sb-show-main', { background: theme.color.surface });
// A picture drawn into its address is thousands of letters in one word, and the table of props as wide.
globalStyle('.docblock-argstable .rejt-tree', { maxInlineSize: '320px', overflowX: 'auto' });

/** As wide as the screen that its story is for. */
export const storyFrame = style({ marginBlockStart: theme.space[32] });
