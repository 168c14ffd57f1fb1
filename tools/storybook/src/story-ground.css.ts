import { theme } from '@shop/ui-theme/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As far from the edge as on a page: what reaches out to the edge there does so here. */
export const storyGround = style({ paddingInline: theme.page.gutter });

globalStyle('.sb-show-main.sb-main-padded', { paddingInline: '0 !important' });
