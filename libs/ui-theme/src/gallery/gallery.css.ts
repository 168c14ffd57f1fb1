import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { tilePicture } from '../tile/tile.css.ts';
import { calmMotion, upTo } from '../theme/breakpoints.ts';

const { color, space, radius } = theme;

export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [upTo('sm')]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: 0,
      marginInline: `calc(-1*${theme.page.gutter})`,
    },
  },
});

export const thumbs = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  '@media': {
    [upTo('sm')]: {
      display: 'flex',
      gap: space[8],
      padding: `${space[10]} ${theme.page.gutter} ${space[4]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const thumb = componentStyle({
  display: 'block',
  aspectRatio: '1',
  padding: 6,
  border: '2px solid transparent',
  borderRadius: radius.tile,
  background: `${color.well} ${color.tileLight}`,
  boxShadow: `inset 0 0 0 1px ${color.tileLine}`,
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-current]': { borderColor: color.primary },
  },
  '@media': { [upTo('sm')]: { width: 56, flex: 'none' } },
});

export const thumbPicture = componentStyle({ width: '100%', height: '100%', objectFit: 'contain' });

export const stage = componentStyle({
  position: 'relative',
  minWidth: 0,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

/** The views in a row; a finger, a wheel or an arrow key moves between them. */
export const strip = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: radius.large,
  background: `${color.well} ${color.tileLight}`,
  '@media': { [calmMotion]: { scrollBehavior: 'auto' }, [upTo('sm')]: { borderRadius: 0 } },
});

export const view = componentStyle({
  position: 'relative',
  flex: '0 0 100%',
  aspectRatio: '1',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // A thumbnail followed without scripts scrolls the strip, and not the page.
  scrollMarginTop: 400,
  '@media': { [upTo('sm')]: { aspectRatio: '1.12' } },
});

/** The edge of tiles in themes that have one, over the pictures that scroll beneath it. */
export const frame = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.large,
  boxShadow: `inset 0 0 0 1px ${color.tileLine}`,
  pointerEvents: 'none',
  '@media': {
    [upTo('sm')]: {
      borderRadius: 0,
      boxShadow: `inset 0 1px ${color.tileLine}, inset 0 -1px ${color.tileLine}`,
    },
  },
});

export const viewPicture = tilePicture;

export const zoom = componentStyle({
  position: 'absolute',
  zIndex: theme.z.raised,
  bottom: space[14],
  insetInlineEnd: space[14],
});
