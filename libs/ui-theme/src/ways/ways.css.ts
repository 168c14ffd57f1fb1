import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToMagnified } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

const box = {
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: theme.radius.large,
  background: color.raised,
} as const;

export const door = componentStyle({ ...box, overflow: 'clip' });

export const doorHead = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  padding: '14px 18px',
  fontSize: type.small,
  '@media': { [upTo('sm')]: { padding: '12px 14px' } },
});

export const doorHeading = componentStyle({
  font: `${weight.strong} ${type.body}/1.4 ${theme.font.text}`,
  letterSpacing: 0,
});

export const ways = componentRecipe({
  base: {
    display: 'grid',
    // One below the other where letters are so large that a date would break.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    '@media': { [upToMagnified]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  variants: {
    kind: {
      door: { borderBlock: `1px solid ${color.line}` },
      alone: { ...box, overflow: 'hidden' },
    },
  },
});

const chosen = { background: color.primarySoft, boxShadow: `inset 0 -3px ${color.primary}` };

export const way = componentRecipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    // The figure's size follows this width: a long sum in a narrow drawer stays on one line.
    containerType: 'inline-size',
    cursor: 'pointer',
    selectors: {
      '& + &': { borderInlineStart: `1.5px dashed ${color.lineStrong}` },
      '&:has(:checked)': chosen,
      '&[aria-pressed="true"]': chosen,
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: {
    kind: {
      door: {
        padding: '14px 18px 16px',
        '@media': { [upTo('sm')]: { padding: '12px 14px 14px' } },
      },
      alone: { padding: '18px 20px', '@media': { [upTo('sm')]: { padding: '14px' } } },
    },
  },
});

export const wayTop = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: weight.strong,
  fontSize: type.small,
});

export const waySign = componentStyle({ color: color.primary });

export const wayRadio = componentStyle({
  marginInlineStart: 'auto',
  selectors: { '&:focus-visible': { outline: 0 } },
});

/** In place of the radio button, when the choice is a submit button. */
export const wayTick = componentRecipe({
  base: {
    marginInlineStart: 'auto',
    width: 20,
    height: 20,
    flex: 'none',
    borderRadius: '50%',
    border: `1.5px solid ${color.lineStrong}`,
    background: color.raised,
  },
  variants: { isChosen: { true: { border: `6px solid ${color.primary}` }, false: {} } },
});

export const wayPrice = componentStyle({ display: 'block', marginTop: space[6] });

export const wayWhen = componentStyle({
  display: 'block',
  fontSize: type.small,
  lineHeight: 1.4,
  color: color.muted,
  fontWeight: weight.text,
});
