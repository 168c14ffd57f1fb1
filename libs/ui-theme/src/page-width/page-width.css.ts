import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const pageWidth = componentRecipe({
  base: {
    width: '100%',
    maxWidth: `calc(${theme.page.width} + 2*${theme.page.gutter})`,
    marginInline: 'auto',
    paddingInline: theme.page.gutter,
  },
  variants: {
    isPadded: {
      true: { paddingTop: '36px', '@media': { [upTo('sm')]: { paddingTop: theme.space[20] } } },
      false: {},
    },
  },
});

/** As wide as a form requires, at any page width. */
export const formWidth = componentStyle({
  marginInline: 'auto',
  maxWidth: 460,
  paddingBlock: theme.space[32],
  '@media': { [upTo('sm')]: { paddingBlock: theme.space[8] } },
  width: '100%',
});
