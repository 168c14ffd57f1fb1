import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const picture = componentRecipe({
  base: { width: '100%', height: 'auto', background: theme.color.well },
  variants: {
    ratio: {
      natural: {},
      square: { aspectRatio: '1' },
      wide: { aspectRatio: '1.9' },
    },
    fit: { contain: { objectFit: 'contain' }, cover: { objectFit: 'cover' } },
  },
});
