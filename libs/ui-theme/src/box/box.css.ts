import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const box = componentRecipe({
  base: { minWidth: 0 },
  variants: {
    ground: {
      none: {},
      raised: { background: theme.color.raised },
      sunken: { background: theme.color.sunken },
      box: {
        background: theme.color.raised,
        border: `${theme.border.width} solid ${theme.color.outline}`,
        borderRadius: theme.radius.large,
        padding: `${theme.space[20]} ${theme.space[24]}`,
        '@media': { [upTo('sm')]: { padding: `18px ${theme.space[16]}` } },
      },
    },
    isFlow: { true: { display: 'grid' }, false: {} },
  },
});
