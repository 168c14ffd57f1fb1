import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const text = componentRecipe({
  base: {},
  variants: {
    size: {
      caption: { fontSize: theme.type.caption, lineHeight: 1.4 },
      small: { fontSize: theme.type.small, lineHeight: 1.45 },
      body: { fontSize: theme.type.body },
      large: { fontSize: theme.type.large, lineHeight: 1.5 },
      inherit: {},
    },
    tone: {
      inherit: {},
      text: { color: theme.color.text },
      muted: { color: theme.color.muted },
      primary: { color: theme.color.primary },
      sale: { color: theme.color.sale },
      success: { color: theme.color.success },
      warning: { color: theme.color.warning },
      critical: { color: theme.color.critical },
    },
    weight: {
      inherit: {},
      text: { fontWeight: theme.weight.text },
      middle: { fontWeight: theme.weight.middle },
      strong: { fontWeight: theme.weight.strong },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums lining-nums' }, false: {} },
    isMeasured: { true: { maxWidth: theme.page.measure }, false: {} },
  },
});

export const divider = componentStyle({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.color.line}`,
});

export const dateText = componentStyle({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
