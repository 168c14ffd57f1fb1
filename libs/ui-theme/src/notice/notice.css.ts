import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color } = theme;

export const notice = componentRecipe({
  base: {
    display: 'flex',
    gap: theme.space[12],
    alignItems: 'flex-start',
    padding: `${theme.space[14]} ${theme.space[16]}`,
    borderRadius: theme.radius.medium,
    fontSize: theme.type.small,
    lineHeight: 1.45,
  },
  variants: {
    tone: {
      info: { background: color.primarySoft },
      success: { background: color.successSoft },
      warning: { background: color.warningSoft },
      critical: { background: color.criticalSoft },
    },
  },
});

export const noticeSign = componentRecipe({
  base: { flex: 'none', marginTop: 1 },
  variants: {
    tone: {
      info: { color: color.primary },
      success: { color: color.success },
      warning: { color: color.warning },
      critical: { color: color.critical },
    },
  },
});

export const noticeDismiss = componentStyle({ display: 'grid', margin: -12 });

export const noticeWords = componentStyle({ flex: 1, minWidth: 0 });

componentGlobalStyle(`${noticeWords} > * + *`, { marginTop: theme.space[4] });
