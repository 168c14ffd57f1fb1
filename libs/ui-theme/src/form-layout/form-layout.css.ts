import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const formRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[14],
  '@media': { [upTo('small')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fieldSet = componentStyle({ display: 'grid', gap: theme.space[14] });

export const legend = componentStyle({
  width: '100%',
  fontSize: theme.type.title,
  fontFamily: theme.font.heading,
  fontWeight: theme.weight.heading,
  letterSpacing: theme.tracking.heading,
  lineHeight: theme.leading.snug,
  marginBottom: theme.space[16],
});

/** A field and its button on one line: promotion code, calculator, newsletter. */
export const inputRow = componentRecipe({
  base: { display: 'grid', alignItems: 'end', gap: theme.space[10] },
  variants: {
    wide: {
      first: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      last: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  },
});
