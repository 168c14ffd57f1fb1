import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space } = theme;

const unparted = { border: 0, paddingInlineStart: 0 };

export const trust = componentStyle({
  display: 'grid',
  // One column per reason.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: space[32],
  '@media': {
    [upTo('lg')]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', rowGap: space[20] },
    [upTo('sm')]: { gridTemplateColumns: '1fr', rowGap: space[14], marginTop: space[28] },
  },
});

export const reason = componentStyle({
  display: 'flex',
  gap: space[14],
  padding: `${space[8]} ${space[24]}`,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [from('lg')]: { selectors: { '&:first-child': unparted } },
    [upTo('lg')]: { selectors: { '&:nth-child(odd)': unparted } },
    [upTo('sm')]: { padding: 0, border: 0 },
  },
});

export const reasonSign = componentStyle({ flex: 'none', color: color.primary });

export const reasonTitle = componentStyle({
  display: 'block',
  fontWeight: theme.weight.strong,
  lineHeight: 1.35,
});

export const reasonText = componentStyle({
  display: 'block',
  fontSize: theme.type.small,
  lineHeight: 1.4,
  color: color.muted,
});
