import { componentRecipe } from '../theme/layered.ts';
import { from, upTo } from '../theme/breakpoints.ts';

export const shownOn = componentRecipe({
  base: {},
  variants: {
    screen: {
      narrow: { '@media': { [from('lg')]: { display: 'none' } } },
      wide: { '@media': { [upTo('lg')]: { display: 'none' } } },
    },
  },
});
