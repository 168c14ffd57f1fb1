import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

/** With large letters the last steps wrap, before a word would break. */
export const steps = componentStyle({ display: 'flex', flexWrap: 'wrap', rowGap: space[8], maxWidth: 520 });

/** Solid for past steps, dashed for later ones. */
export const step = componentRecipe({
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 'min-content',
    paddingTop: space[32],
    paddingInlineEnd: space[8],
    fontSize: type.small,
    lineHeight: 1.35,
    color: color.muted,
    selectors: {
      '&::before': { content: '""', position: 'absolute', insetInline: '26px 4px', top: 10 },
      '&:last-child': { flex: 'none', maxWidth: '33%', paddingInlineEnd: 0 },
      '&:last-child::before': { display: 'none' },
    },
  },
  variants: {
    state: {
      done: { selectors: { '&::before': { borderTop: `2px solid ${color.primary}` } } },
      now: {
        color: color.text,
        fontWeight: weight.strong,
        selectors: { '&::before': { borderTop: `2px dashed ${color.lineStrong}` } },
      },
      ahead: { selectors: { '&::before': { borderTop: `2px dashed ${color.lineStrong}` } } },
    },
  },
});

export const stop = componentRecipe({
  base: {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: `2px solid ${color.lineStrong}`,
    display: 'grid',
    placeItems: 'center',
    background: color.surface,
  },
  variants: {
    state: {
      done: { background: color.primary, borderColor: color.primary, color: color.onPrimary },
      now: { border: `7px solid ${color.primary}` },
      ahead: {},
    },
  },
});

export const stepLink = componentStyle({
  selectors: { '&:hover': { color: color.primary, textDecoration: 'underline' } },
});

export const doneBlock = componentStyle({
  display: 'grid',
  gap: space[4],
  paddingBlock: '18px',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingTop: 0 } },
});

/** The content at the end wraps below where the letters are too large for one line. */
export const doneRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
});

export const doneHeading = componentStyle({
  font: `${weight.strong} ${type.body}/1.4 ${theme.font.text}`,
  letterSpacing: 0,
});

export const doneWords = componentStyle({
  // A narrower one would have one word per line: the days then wrap below.
  flex: '1 1 13rem',
  fontSize: type.small,
  lineHeight: 1.5,
  color: color.muted,
  overflowWrap: 'anywhere',
});

export const doneChange = componentStyle({ fontSize: type.small });

export const doneAside = componentStyle({
  fontSize: type.small,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
