import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space } = theme;

export const textArea = componentStyle({
  width: '100%',
  minWidth: 0,
  maxHeight: '60vh',
  paddingBlock: space[12],
  paddingInline: space[14],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius.medium,
  background: color.raised,
  font: 'inherit',
  color: 'inherit',
  lineHeight: 1.5,
  resize: 'vertical',
  // Grows with the text; other browsers scroll.
  fieldSizing: 'content',
  minHeight: '8.5em',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
      borderRadius: theme.radius.medium,
    },
    '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `0 0 0 1px ${color.critical}` },
  },
});
