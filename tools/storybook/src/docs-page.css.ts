import { theme } from '@shop/ui-theme/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Storybook's frames have their own colours, so stories would have the wrong background.
globalStyle('.docs-story, .docs-story > div', {
  background: `${theme.color.surface} !important`,
  color: theme.color.text,
});
globalStyle('body.sb-show-main', { background: theme.color.surface });
// A picture in a data address is one word of thousands of letters, and would widen the table of props.
globalStyle('.docblock-argstable .rejt-tree', { maxInlineSize: '320px', overflowX: 'auto' });

/** As wide as the screen of its story. */
export const storyFrame = style({ marginBlockStart: theme.space[32] });
