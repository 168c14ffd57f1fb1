import { upTo } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { easing } from '../theme/scales.ts';

const { color, space, radius, type } = theme;

/** No wider than its text, since the list is aligned to its end. */
export const menu = componentStyle({ position: 'relative', width: 'fit-content', maxWidth: '100%' });

export const menuSummary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 36,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A country and a method are too long for the smallest screens.
  '@media': { [upTo('sm')]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  selectors: { '&:hover': { color: color.primary } },
});

export const menuSign = componentStyle({
  transition: `transform ${theme.motion.base} ${easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

/** Aligned to the end of its label, so that the last one of a row stays on the screen. */
export const menuList = componentStyle({
  position: 'absolute',
  zIndex: theme.z.panel,
  insetBlockStart: '100%',
  insetInlineEnd: `calc(-1*${space[8]})`,
  minWidth: 160,
  padding: space[6],
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: theme.shadow.floating,
  fontSize: type.small,
});

export const menuGroup = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space[6],
      paddingBlockStart: space[6],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

export const menuItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  width: '100%',
  minHeight: 40,
  paddingInline: space[10],
  borderRadius: `max(calc(${radius.medium} - 6px), min(${radius.small}, 2px))`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.primarySoft, color: color.onPrimarySoft },
    '&[aria-current]': { fontWeight: theme.weight.strong },
  },
});
