import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const fluid = 'minmax(0, 1fr)';
const folded = { gridTemplateColumns: fluid };

export const columns = componentRecipe({
  base: { display: 'grid', alignItems: 'start' },
  variants: {
    layout: {
      listing: {
        gridTemplateColumns: `228px ${fluid}`,
        gap: theme.space[40],
        '@media': { [upTo('lg')]: { ...folded, gap: 0 } },
      },
      product: {
        gridTemplate: `"gallery buy" auto "words buy" 1fr / ${fluid} 464px`,
        gap: `${theme.space[48]} ${theme.space[56]}`,
        '@media': {
          [upTo('cards')]: { gridTemplateColumns: `${fluid} 400px`, columnGap: theme.space[32] },
          [upTo('lg')]: { gridTemplate: `"gallery" "buy" "words" / ${fluid}` },
          [upTo('sm')]: { gap: theme.space[20] },
        },
      },
      checkout: {
        gridTemplateColumns: `${fluid} 384px`,
        gap: theme.space[56],
        '@media': {
          [upTo('cards')]: { gridTemplateColumns: `${fluid} 340px`, gap: theme.space[32] },
          [upTo('lg')]: folded,
        },
      },
      account: {
        gridTemplateColumns: `216px ${fluid}`,
        gap: theme.space[48],
        '@media': { [upTo('lg')]: { ...folded, gap: theme.space[20] } },
      },
      quote: {
        gridTemplateColumns: `400px ${fluid}`,
        gap: theme.space[40],
        '@media': { [upTo('lg')]: { ...folded, gap: theme.space[32] } },
      },
      halves: {
        alignItems: 'stretch',
        gridTemplateColumns: `${fluid} ${fluid}`,
        gap: theme.space[20],
        '@media': { [upTo('sm')]: folded },
      },
      thirds: {
        gridTemplateColumns: `repeat(3, ${fluid})`,
        gap: theme.space[32],
        '@media': { [upTo('sm')]: { ...folded, gap: theme.space[24] } },
      },
    },
  },
});

export const area = componentRecipe({
  base: { minWidth: 0 },
  variants: {
    name: { gallery: { gridArea: 'gallery' }, buy: { gridArea: 'buy' }, words: { gridArea: 'words' } },
  },
});
