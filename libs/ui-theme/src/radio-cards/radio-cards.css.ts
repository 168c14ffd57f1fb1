import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, weight, type } = theme;

export const cards = componentStyle({
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: theme.radius.large,
  overflow: 'hidden',
  background: color.raised,
});

export const card = componentStyle({
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:has(> label :checked)': { background: color.primarySoft },
    '&:has(> label :focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    '&:has(> label :disabled)': { color: color.muted },
  },
});

export const cardLabel = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // With large letters the price wraps below the text.
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[14]}`,
  minHeight: 64,
  paddingBlock: space[10],
  paddingInline: '18px',
  cursor: 'pointer',
  '@media': { [upTo('sm')]: { paddingInline: space[14] } },
});

export const cardRadio = componentStyle({ selectors: { '&:focus-visible': { outline: 0 } } });

export const cardWords = componentStyle({
  display: 'grid',
  flex: '1 1 6rem',
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const cardName = componentStyle({ fontWeight: weight.strong });

export const cardHint = componentStyle({ fontSize: type.small, color: color.muted });

export const cardEnd = componentStyle({
  marginInlineStart: 'auto',
  flex: '0 1 auto',
  minWidth: 0,
  fontSize: type.small,
  color: color.muted,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** Visible while its card is chosen; the style sheet decides, so it needs no script. */
export const cardBody = componentStyle({
  display: 'none',
  gap: space[14],
  padding: '2px 18px 20px 52px',
  selectors: { [`${card}:has(> label :checked) > &`]: { display: 'grid' } },
  '@media': { [upTo('sm')]: { padding: `2px ${space[14]} ${space[16]}` } },
});

export const cardsMessage = componentStyle({ marginTop: space[6] });
