import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color } = theme;

export const notice = componentRecipe({
  base: {
    display: 'grid',
    gridTemplate: '"sign words action dismiss" auto / auto minmax(0, 1fr) auto auto',
    alignItems: 'start',
    padding: `${theme.space[14]} ${theme.space[16]}`,
    borderRadius: theme.radius.medium,
    fontSize: theme.type.small,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    '@media': {
      [upTo('sm')]: {
        gridTemplate: '"sign words dismiss" auto ". action action" auto / auto minmax(0, 1fr) auto',
      },
    },
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
  base: { gridArea: 'sign', marginTop: 1 },
  variants: {
    tone: {
      info: { color: color.primary },
      success: { color: color.success },
      warning: { color: color.warning },
      critical: { color: color.critical },
    },
  },
});

export const noticeDismiss = componentStyle({
  gridArea: 'dismiss',
  display: 'grid',
  margin: -12,
  marginInlineStart: 0,
});

export const noticeWords = componentStyle({
  gridArea: 'words',
  minWidth: 0,
  marginInlineStart: theme.space[12],
});

/** At the end of the line, without making it higher; below the text on small screens. */
export const noticeAction = componentStyle({
  gridArea: 'action',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  gap: theme.space[12],
  marginBlock: -10,
  marginInlineStart: theme.space[12],
  '@media': { [upTo('sm')]: { marginBlock: `${theme.space[8]} 0` } },
});

componentGlobalStyle(`${noticeWords} > * + *`, { marginTop: theme.space[4] });
