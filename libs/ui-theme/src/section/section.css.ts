import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const section = componentStyle({ marginTop: theme.density.section, minWidth: 0 });

export const sectionHead = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space[24],
  marginBottom: theme.space[24],
  '@media': {
    [upTo('sm')]: { alignItems: 'center', marginBottom: theme.space[16] },
    [upTo('xs')]: { flexWrap: 'wrap', gap: theme.space[8] },
  },
});

/** The text shrinks before the controls next to it. */
componentGlobalStyle(`${sectionHead} > div`, { minWidth: 0 });

export const sectionHeading = componentStyle({ fontSize: theme.type.title, lineHeight: 1.2 });

export const sectionHint = componentStyle({
  color: theme.color.muted,
  fontSize: theme.type.small,
  marginTop: theme.space[4],
});

/** As wide as its widest line, so that a tag or a button fits next to it. */
export const pageTitle = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  minWidth: 0,
});

export const pageTitleRow = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[12]}`,
});

export const pageHeading = componentStyle({ minWidth: 0, fontSize: theme.type.display, lineHeight: 1.15 });

export const pageCount = componentStyle({
  color: theme.color.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pageHint = componentStyle({ maxWidth: '60ch', color: theme.color.muted });
