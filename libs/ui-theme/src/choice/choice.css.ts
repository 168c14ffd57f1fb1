import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space } = theme;

export const choice = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[10],
    minHeight: 36,
    paddingBlock: space[6],
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.primary },
      '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: { small: { fontSize: theme.type.small }, medium: { minHeight: 44 } },
  },
});

const mark = {
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.raised,
  display: 'grid',
  placeContent: 'center',
  cursor: 'inherit',
} as const;

export const checkbox = componentStyle({
  ...mark,
  borderRadius: `min(${theme.radius.small}, 5px)`,
  selectors: {
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': {
      content: '""',
      width: 10,
      height: 6,
      border: `solid ${color.onPrimary}`,
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&[aria-invalid="true"]': { borderColor: color.critical },
    '&:disabled': { background: color.sunken, borderColor: color.line },
  },
});

export const radio = componentStyle({
  ...mark,
  borderRadius: '50%',
  selectors: {
    '&:checked': { borderColor: color.primary, borderWidth: 6 },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '&:focus-visible': { borderRadius: '50%' },
  },
});

export const choiceWords = componentStyle({ flex: 1, minWidth: 0 });

export const choiceCount = componentStyle({
  marginInlineStart: 'auto',
  fontSize: 'inherit',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const choiceMessages = componentStyle({ paddingInlineStart: 30 });
