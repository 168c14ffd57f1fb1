import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const iconButton = componentRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    borderRadius: theme.radius.medium,
    selectors: {
      '&:hover:enabled:not([aria-disabled]), a&:hover': {
        background: theme.color.primarySoft,
        color: theme.color.primary,
      },
      '&:disabled, &[aria-disabled="true"]': { color: theme.color.lineStrong, cursor: 'not-allowed' },
    },
  },
  variants: {
    look: {
      plain: {},
      outlined: {
        width: 40,
        height: 40,
        border: `1px solid ${theme.color.lineStrong}`,
        borderRadius: theme.radius.pill,
        background: theme.color.raised,
        selectors: {
          '&:hover:enabled:not([aria-disabled]), a&:hover': { borderColor: theme.color.primary },
          '&:disabled, &[aria-disabled="true"]': { borderColor: theme.color.line },
        },
      },
      raised: {
        border: `1px solid ${theme.color.outline}`,
        borderRadius: theme.radius.pill,
        background: theme.color.raised,
      },
    },
  },
});
