import { theme } from '@shop/ui-theme/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The same distance from the edge as on a page, so that components which extend to the edge do so here. */
export const storyGround = style({ paddingInline: theme.page.gutter });

globalStyle('.sb-show-main.sb-main-padded', { paddingInline: '0 !important' });
