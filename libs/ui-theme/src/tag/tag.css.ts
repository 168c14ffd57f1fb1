import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color } = theme;

export const tag = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: theme.space[24],
    paddingInline: theme.space[8],
    borderRadius: theme.radius.small,
    fontSize: theme.type.caption,
    fontWeight: theme.weight.strong,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      sale: { background: color.sale, color: color.onSale },
      soft: { background: color.sunken, color: color.muted },
      outline: { background: color.raised, color: color.muted, border: `1px solid ${color.line}` },
      success: { background: color.successSoft, color: color.success },
      warning: { background: color.warningSoft, color: color.warning },
      critical: { background: color.criticalSoft, color: color.critical },
      info: { background: color.primarySoft, color: color.onPrimarySoft },
      accent: { background: color.accent, color: color.onAccent },
    },
  },
});

export const counted = componentStyle({ position: 'relative', display: 'inline-grid' });

export const count = componentStyle({
  position: 'absolute',
  top: -7,
  insetInlineEnd: -9,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: 9,
  background: color.accent,
  color: color.onAccent,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${color.surface}`,
  fontVariantNumeric: 'tabular-nums',
});
