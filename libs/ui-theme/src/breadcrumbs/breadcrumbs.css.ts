import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

export const crumbs = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
  paddingTop: space[20],
  fontSize: theme.type.caption,
  color: color.muted,
  '@media': {
    [upTo('sm')]: {
      paddingTop: space[14],
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});

export const crumb = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  selectors: {
    '& + &::before': {
      content: '""',
      width: 5,
      height: 5,
      border: `solid ${color.lineStrong}`,
      borderWidth: '1px 1px 0 0',
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] & + &::before': { transform: 'rotate(-135deg)' },
  },
});

export const crumbLink = componentStyle({
  selectors: {
    '&:hover': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
});

export const crumbHere = componentStyle({ color: color.text });
