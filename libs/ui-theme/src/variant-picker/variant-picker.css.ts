import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

export const pickerHead = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBottom: space[8],
  fontSize: type.small,
});

export const pickerProblem = componentStyle({
  selectors: { '&:not(:empty)': { marginBottom: space[8] } },
});

export const pickerRow = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const crossed = `linear-gradient(to top right,transparent calc(50% - .6px),${color.lineStrong} 0 calc(50% + .6px),transparent 0)`;

export const option = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: theme.radius.medium,
    selectors: { '&:hover': { borderColor: color.primary } },
  },
  variants: {
    look: {
      swatch: { width: 64, height: 64, padding: space[4], background: `${color.tile} ${color.tileLight}` },
      size: {
        minWidth: 56,
        minHeight: 44,
        paddingInline: space[12],
        background: color.raised,
        fontWeight: weight.middle,
        fontSize: type.small,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    isChosen: { true: {}, false: {} },
    isUnavailable: {
      true: { color: color.muted, borderStyle: 'dashed', background: `${crossed},${color.sunken}` },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { look: 'swatch', isChosen: true },
      style: { border: `2px solid ${color.primary}`, padding: 3 },
    },
    {
      variants: { look: 'size', isChosen: true, isUnavailable: false },
      style: { borderColor: color.primary, background: color.primary, color: color.onPrimary },
    },
    {
      variants: { look: 'size', isChosen: true, isUnavailable: true },
      style: { border: `2px solid ${color.primary}` },
    },
  ],
});

export const optionPicture = componentRecipe({
  base: { width: '100%', height: '100%', objectFit: 'contain' },
  variants: { isUnavailable: { true: { opacity: 0.4 }, false: {} } },
});

export const optionDot = componentStyle({
  width: 36,
  height: 36,
  overflow: 'visible',
  stroke: color.text,
  strokeOpacity: 0.18,
});
