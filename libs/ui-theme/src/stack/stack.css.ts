import { componentRecipe } from '../theme/layered.ts';

export const stack = componentRecipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
});

export const inline = componentRecipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wraps: { true: { flexWrap: 'wrap' }, false: {} },
  },
});
