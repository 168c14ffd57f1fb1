import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** Its place is kept while it loads. */
export const photo = style({ borderRadius: theme.radius.small, display: 'block', objectFit: 'cover' });
