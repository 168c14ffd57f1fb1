import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';
import { field } from '../field/field.css.ts';

const { space } = theme;

/** The maximum width of a form that stays readable. */
export const formColumn = componentStyle({ maxWidth: 680, minWidth: 0 });

export const formSection = componentStyle({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  selectors: {
    '& + &': { marginTop: space[28], paddingTop: space[28], borderTop: `1px solid ${theme.color.line}` },
  },
});

export const formSectionHead = componentStyle({ display: 'grid', gap: space[4] });

export const formSectionHeading = componentStyle({ fontSize: theme.type.title, lineHeight: 1.2 });

export const formSectionHint = componentStyle({ fontSize: theme.type.small, color: theme.color.muted });

export const formRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[14],
  '@media': { [upTo('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const fieldSet = componentStyle({ display: 'grid', gap: space[16] });

export const legend = componentStyle({
  width: '100%',
  fontSize: theme.type.title,
  fontFamily: theme.font.heading,
  fontWeight: theme.weight.heading,
  letterSpacing: theme.tracking.heading,
  lineHeight: 1.2,
  marginBottom: space[16],
});

/** The button stays beside the control, with any content above and below it. */
export const inputRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[6]} ${space[8]}`,
});

componentGlobalStyle(`${inputRow} > .${field}`, { display: 'contents' });
componentGlobalStyle(`${inputRow} > .${field} > *`, { gridColumn: '1 / -1' });
componentGlobalStyle(`${inputRow} > .${field} > input`, { gridColumn: 1, gridRow: 2 });
componentGlobalStyle(`${inputRow} > button`, { gridColumn: 2, gridRow: 2 });
