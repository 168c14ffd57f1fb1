import { theme } from '@shop/ui-theme/theme';
import { globalStyle } from '@vanilla-extract/css';

// Storybook paints its frames in its own colours, and stories would be read on the wrong ground.
globalStyle('.docs-story, .docs-story > div', {
  background: `${theme.color.surface} !important`,
  color: theme.color.text,
});
globalStyle('body.sb-show-main', { background: theme.color.surface });
