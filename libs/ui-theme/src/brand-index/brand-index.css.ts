import { from } from '../theme/breakpoints.ts';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

export const within = componentStyle({ display: 'flex', gap: space[8], maxWidth: 480 });

export const letterRow = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const letterLink = componentRecipe({
  base: {
    // Text for screen readers must scroll with the letter.
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    paddingInline: space[8],
    border: `1px solid ${color.line}`,
    borderRadius: theme.radius.small,
    background: color.raised,
    fontWeight: weight.middle,
    selectors: { '&:hover': { borderColor: color.primary, color: color.primary } },
  },
  variants: {
    isCurrent: {
      true: { background: color.primarySoft, borderColor: color.primary, color: color.onPrimarySoft },
      false: {},
    },
  },
});

/** The letter is next to its names on wide screens. */
export const group = componentStyle({
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [from('sm')]: { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', columnGap: space[16] },
  },
});

export const groupLetter = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // As high as the first name beside it.
  height: 44,
  color: color.primary,
  fontSize: type.title,
  fontWeight: weight.strong,
  lineHeight: theme.leading.tight,
});

/** Names run down a column, as in a book's index. */
export const names = componentStyle({
  columnWidth: 220,
  columnGap: space[32],
});

export const nameLine = componentStyle({ breakInside: 'avoid' });

export const nameLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 44,
  fontWeight: weight.middle,
  selectors: { '&:hover': { color: color.primary } },
});

export const nameText = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const nameCount = componentStyle({
  flex: 'none',
  color: color.muted,
  fontSize: type.caption,
  fontWeight: weight.text,
  fontVariantNumeric: 'tabular-nums',
});
