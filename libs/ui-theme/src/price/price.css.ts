import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { upToMagnified } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

const { color, type, weight, tracking, space } = theme;

export const price = componentRecipe({
  base: {
    fontWeight: weight.strong,
    letterSpacing: tracking.price,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  },
  variants: {
    size: {
      body: { fontSize: type.body },
      card: { fontSize: type.large },
      bar: { fontSize: type.section, lineHeight: 1.2 },
      product: { fontSize: type.title },
    },
    isReduced: { true: { color: color.sale }, false: {} },
  },
});

export const struckPrice = componentStyle({ color: color.muted, fontSize: type.small, whiteSpace: 'nowrap' });

export const lowestPrice = componentStyle({
  fontSize: type.caption,
  color: color.muted,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const priceBlock = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[12]}`,
});

export const priceHint = componentStyle({ fontSize: type.small, color: color.muted });

export const wholeRow = componentStyle({ flexBasis: '100%' });

export const figure = componentRecipe({
  base: {
    display: 'block',
    fontWeight: weight.figure,
    letterSpacing: tracking.figure,
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  },
  variants: {
    size: {
      display: { fontSize: type.display, '@media': { [upToMagnified]: { fontSize: type.title } } },
      /** The largest size at which two fit side by side on a small screen. */
      // Its parent is a container: eleven characters fit at any width.
      way: { fontSize: `min(${type.display}, 16cqi)` },
    },
  },
});

export const fraction = componentStyle({ fontSize: '.62em', lineHeight: 1, letterSpacing: '-.015em' });
