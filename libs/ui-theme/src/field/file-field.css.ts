import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type } = theme;

export const input = componentStyle({
  width: '100%',
  minWidth: 0,
  padding: space[12],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: theme.radius.medium,
  background: color.sunken,
  font: 'inherit',
  fontSize: type.small,
  color: 'inherit',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus': { outline: `3px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: color.critical },
    '&::file-selector-button': {
      minHeight: theme.density.controlSmall,
      marginInlineEnd: space[12],
      paddingInline: space[14],
      border: `1px solid ${color.lineStrong}`,
      borderRadius: theme.radius.medium,
      background: color.raised,
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
  },
});

export const list = componentStyle({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  paddingBlock: space[4],
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.medium,
  fontSize: type.small,
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ color: color.muted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const progress = componentStyle({ gridColumn: '1 / -1', width: '100%', height: 6 });
export const fault = componentStyle({ gridColumn: '1 / -1' });
