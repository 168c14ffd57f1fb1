import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { drawnSign } from '../icon/icon-mask.ts';
import { theme } from '../theme/theme.css.ts';
import { easing } from '../theme/scales.ts';

const { color, space, type } = theme;

export const facet = componentStyle({
  padding: `${space[12]} 0`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:first-child': { paddingTop: 0 },
  },
});

export const facetSummary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  fontWeight: theme.weight.strong,
  fontSize: type.small,
  selectors: {
    '&::after': {
      ...drawnSign('chevron-down', 16),
      flex: 'none',
      color: color.muted,
      transition: `transform ${theme.motion.base} ${easing}`,
    },
    [`${facet}[open] > &::after`]: { transform: 'rotate(180deg)' },
  },
});

export const swatches = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: -6,
  padding: `${space[4]} 0 ${space[8]}`,
});

export const swatch = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    border: '2px solid transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { borderColor: color.primary },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
    },
  },
  variants: { isOff: { true: { opacity: 0.35, cursor: 'not-allowed' }, false: {} } },
});

export const swatchDot = componentStyle({
  width: 24,
  height: 24,
  overflow: 'visible',
  stroke: color.text,
  strokeOpacity: 0.18,
});

export const range = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  paddingBlock: space[4],
});
