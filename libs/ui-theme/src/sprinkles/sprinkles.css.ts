import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../theme/breakpoints.ts';
import { layers } from '../theme/layers.css.ts';
import { theme } from '../theme/theme.css.ts';

const {
  0: none,
  4: s4,
  8: s8,
  12: s12,
  16: s16,
  20: s20,
  24: s24,
  32: s32,
  40: s40,
  48: s48,
  56: s56,
} = theme.space;

/** The distances for pages; `gutter` and `section` are fluid and belong to the theme. */
const distances = {
  0: none,
  4: s4,
  8: s8,
  12: s12,
  16: s16,
  20: s20,
  24: s24,
  32: s32,
  40: s40,
  48: s48,
  56: s56,
  gutter: theme.page.gutter,
  section: theme.density.section,
};

const spacing = defineProperties({
  '@layer': layers.spacing,
  // The smallest screen of each value, by the names of the breakpoints at the end of those screens.
  conditions: {
    sm: {},
    md: { '@media': from('sm') },
    xl: { '@media': from('lg') },
  },
  defaultCondition: 'sm',
  responsiveArray: ['sm', 'md', 'xl'],
  properties: {
    gap: distances,
    paddingBlock: distances,
    paddingInline: distances,
    marginBlockStart: distances,
    marginBlockEnd: distances,
  },
});

/** The only source of margin, padding and gap outside a component's own recipe. */
export const sprinkles = createSprinkles(spacing);

export type Sprinkles = Parameters<typeof sprinkles>[0];
