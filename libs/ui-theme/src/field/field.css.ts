import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

export const field = componentStyle({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 });

export const fieldLabel = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[8]}`,
  fontSize: type.small,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
// Both on one line, however long the label; below each other only where there is no room for its words.
componentGlobalStyle(`${fieldLabel} > :first-child`, { flex: '1 1 8rem' });

export const fieldOptional = componentStyle({ color: color.muted, fontWeight: weight.text });

export const control = componentRecipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: theme.density.control,
    paddingBlock: 0,
    paddingInline: space[14],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: theme.radius.medium,
    background: color.raised,
    lineHeight: 1.4,
    selectors: {
      '&::placeholder': { color: color.muted, opacity: 1 },
      '&:hover': { borderColor: color.text },
      '&:focus': {
        outline: `3px solid ${color.focus}`,
        outlineOffset: '-1px',
        borderColor: 'transparent',
        borderRadius: theme.radius.medium,
      },
      '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `0 0 0 1px ${color.critical}` },
      '&:disabled': {
        background: color.sunken,
        color: color.muted,
        borderColor: color.line,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    kind: {
      text: {},
      select: {
        appearance: 'none',
        paddingInlineEnd: '38px',
        backgroundImage:
          'linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%)',
        backgroundSize: '5px 5px',
        backgroundPosition: 'right 19px center,right 14px center',
        backgroundRepeat: 'no-repeat',
        selectors: {
          '[dir="rtl"] &': { backgroundPosition: 'left 14px center,left 19px center' },
        },
      },
    },
    size: {
      small: { minHeight: theme.density.controlSmall, fontSize: type.small },
      medium: {},
    },
    width: { full: {}, auto: { width: 'auto' }, short: { maxWidth: '12ch' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums lining-nums' }, false: {} },
    hasEnd: { true: { paddingInlineEnd: '52px' }, false: {} },
  },
});

export const controlFrame = componentStyle({ position: 'relative', display: 'grid' });

export const controlEnd = componentStyle({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  color: color.muted,
});

/** Text in place of a control, where there is no choice. */
export const fixedValue = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.density.control,
  paddingInline: space[14],
  borderRadius: theme.radius.medium,
  background: color.sunken,
});

export const fieldMessage = componentRecipe({
  base: { display: 'flex', gap: space[6], alignItems: 'flex-start', fontSize: type.small, lineHeight: 1.4 },
  variants: {
    tone: {
      error: { color: color.critical, fontWeight: weight.middle },
      hint: { color: color.muted },
    },
  },
});

export const fieldMessageSign = componentStyle({ flex: 'none', marginTop: 2 });

export const errorSummary = componentStyle({
  padding: `${space[16]} ${space[20]}`,
  border: `${theme.border.width} solid ${color.critical}`,
  borderRadius: theme.radius.large,
  background: color.criticalSoft,
  fontSize: type.small,
});

export const errorSummaryHeading = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBottom: space[6],
  color: color.critical,
  font: `${weight.strong} ${type.body}/1.4 ${theme.font.text}`,
  letterSpacing: 0,
});

export const errorSummaryLink = componentStyle({
  display: 'inline-block',
  paddingBlock: space[4],
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
});
