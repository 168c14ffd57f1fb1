import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { density } = theme;

export const goodsGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${density.columns}, minmax(0, 1fr))`,
  columnGap: density.gap,
  '@media': {
    // Two columns only where a price fits into each.
    [upTo('xs')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))' },
  },
});
