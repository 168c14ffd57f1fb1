import { componentStyle } from '../theme/layered.ts';

const dark = '(prefers-color-scheme: dark)';
const CHOSEN_DARK = ':root[data-scheme="dark"] &';
const AS_SYSTEM = ':root:not([data-scheme]) &';
const shown = { display: 'contents' };
const hidden = { display: 'none' };

/** The same two conditions under which a theme applies its dark tokens. */
export const inScheme = {
  light: componentStyle({
    ...shown,
    selectors: { [CHOSEN_DARK]: hidden },
    '@media': { [dark]: { selectors: { [AS_SYSTEM]: hidden } } },
  }),
  dark: componentStyle({
    ...hidden,
    selectors: { [CHOSEN_DARK]: shown },
    '@media': { [dark]: { selectors: { [AS_SYSTEM]: shown } } },
  }),
};
