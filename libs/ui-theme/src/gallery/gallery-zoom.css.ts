import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space } = theme;

export const zoomDialog = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.text,
  selectors: { '&:not([open])': { display: 'none' } },
});

export const zoomHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[20]}`,
});

export const zoomHeading = componentStyle({
  overflow: 'hidden',
  fontFamily: theme.font.text,
  fontSize: theme.type.small,
  fontWeight: theme.weight.strong,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** A picture that is larger than this scrolls in it, by finger, wheel and arrow keys. */
export const zoomStage = componentStyle({
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: `${color.well} ${color.tileLight}`,
});

export const zoomPress = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    margin: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  },
  variants: {
    isClose: {
      true: { width: 'max(200vmin, 1440px)', height: 'max(200vmin, 1440px)', cursor: 'zoom-out' },
      false: { width: '100%', height: '100%', minHeight: 0, cursor: 'zoom-in' },
    },
  },
});

export const zoomPicture = componentStyle({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
});

export const zoomFoot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: 60,
  padding: `${space[8]} ${space[16]} calc(${space[8]} + env(safe-area-inset-bottom))`,
  fontSize: theme.type.small,
});
