import { theme, upTo } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a form wants to be, wherever the page's width ends. */
export const narrowPage = style({
  marginInline: 'auto',
  maxWidth: 460,
  paddingBlock: theme.space[32],
  '@media': { [upTo('sm')]: { paddingBlock: theme.space[8] } },
  width: '100%',
});
