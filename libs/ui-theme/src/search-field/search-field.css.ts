import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToNarrow } from '../theme/breakpoints.ts';

const { color, space, density, radius } = theme;

export const search = componentStyle({
  position: 'relative',
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  minHeight: density.control,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: density.control,
  paddingInline: `${space[16]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.raised,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-within': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
  },
  '@media': {
    [upToNarrow]: { paddingInlineEnd: space[12] },
    [upTo('sm')]: { paddingInline: space[12], gap: space[10] },
  },
});

export const searchSign = componentStyle({ color: color.muted, flex: 'none' });

export const searchInput = componentStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

export const searchButton = componentStyle({
  height: `calc(${density.control} - 10px)`,
  paddingInline: space[16],
  // The inner corner radius follows the outer one, and is never less than a sharp theme's own.
  borderRadius: `max(calc(${radius.medium} - 4px), min(${radius.small}, 2px))`,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: theme.weight.strong,
  fontSize: theme.type.small,
  selectors: { '&:hover': { background: color.primaryHover } },
  '@media': {
    [upToNarrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
