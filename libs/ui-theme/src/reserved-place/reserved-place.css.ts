import { componentGlobalStyle, componentRecipe } from '../theme/layered.ts';
import { PLACE_HEIGHTS, type PlaceHeight } from './place-height.ts';

export const reserved = componentRecipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    // Nothing will fill it.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  variants: {
    height: Object.fromEntries(
      PLACE_HEIGHTS.map((height) => [height, { minHeight: `${height}px` }]),
    ) as Record<PlaceHeight, { minHeight: string }>,
  },
});

const [base = ''] = reserved().split(' ');
// The parts lie on each other: one that goes leaves the others where they are.
componentGlobalStyle(`${base} > *`, { gridArea: '1 / 1', minWidth: 0 });
