import { componentRecipe } from '../theme/layered.ts';

export const picture = componentRecipe({
  base: { width: '100%', height: 'auto' },
  variants: {
    ratio: {
      natural: {},
      square: { aspectRatio: '1' },
      wide: { aspectRatio: '1.9' },
    },
    fit: { contain: { objectFit: 'contain' }, cover: { objectFit: 'cover' } },
  },
});
