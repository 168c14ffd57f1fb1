import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space } = theme;

export const pages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  paddingTop: space[24],
});

export const page = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    paddingInline: space[8],
    borderRadius: theme.radius.medium,
    fontSize: theme.type.small,
    fontWeight: theme.weight.middle,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      link: { selectors: { '&:hover': { background: color.primarySoft, color: color.primary } } },
      current: { background: color.primarySoft, color: color.onPrimarySoft },
      gap: { color: color.muted },
    },
  },
});

export const more = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[14],
  paddingTop: space[24],
});

export const seen = componentStyle({ color: color.muted, fontSize: theme.type.small });

export const progress = componentRecipe({
  base: {
    appearance: 'none',
    display: 'block',
    border: 0,
    overflow: 'hidden',
    background: color.line,
    selectors: { '&::-webkit-progress-bar': { background: color.line } },
  },
  variants: {
    look: {
      seen: {
        width: 'min(220px, 100%)',
        height: 4,
        borderRadius: 2,
        selectors: {
          '&::-webkit-progress-value': { background: color.primary },
          '&::-moz-progress-bar': { background: color.primary },
        },
      },
      tier: {
        width: '100%',
        height: 6,
        borderRadius: 3,
        selectors: {
          '&::-webkit-progress-value': { background: color.accent, borderRadius: 3 },
          '&::-moz-progress-bar': { background: color.accent },
        },
      },
    },
  },
});
