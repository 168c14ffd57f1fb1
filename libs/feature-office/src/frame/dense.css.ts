import { theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

/** The densest density: many rows on a screen. */
export const dense = style({
  vars: {
    [theme.density.control]: '2.25rem',
    [theme.density.controlSmall]: '2rem',
    [theme.density.row]: '0.375rem',
    [theme.density.gap]: '0.75rem',
    [theme.density.rowGap]: '1rem',
    [theme.density.section]: '1.5rem',
    [theme.density.header]: '3.5rem',
  },
});
