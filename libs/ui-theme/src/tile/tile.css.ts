import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, radius } = theme;

export const tile = componentRecipe({
  base: { position: 'relative', display: 'block', aspectRatio: '1', overflow: 'hidden' },
  variants: {
    ground: {
      tile: { background: `${color.tile} ${color.tileLight}` },
      well: { background: `${color.well} ${color.tileLight}` },
      raised: { background: `${color.raised} ${color.tileLight}` },
    },
    corner: {
      tile: { borderRadius: radius.tile },
      small: { borderRadius: radius.small },
      large: { borderRadius: radius.large },
    },
  },
});

export const tilePicture = componentStyle({
  position: 'absolute',
  inset: '4% 5% 6%',
  width: '90%',
  height: '90%',
  objectFit: 'contain',
});
