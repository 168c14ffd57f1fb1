import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { tilePicture } from '../tile/tile.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, radius } = theme;

/** More views than any product has. */
const MOST_VIEWS = 9;

export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [upTo('small')]: {
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
    [upTo('small')]: {
      display: 'flex',
      gap: space[8],
      padding: `${space[10]} ${theme.page.gutter} 0`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const thumb = componentStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  padding: 6,
  border: '2px solid transparent',
  borderRadius: radius.tile,
  background: `${color.well} ${color.tileLight}`,
  boxShadow: `inset 0 0 0 1px ${color.tileLine}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&:has(:checked)': { borderColor: color.primary },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [upTo('small')]: { width: 56, flex: 'none' } },
});

export const thumbPicture = componentStyle({ width: '100%', height: '100%', objectFit: 'contain' });

export const stage = componentStyle({ position: 'relative', minWidth: 0 });

export const view = componentStyle({
  display: 'none',
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: `${color.well} ${color.tileLight}`,
  boxShadow: `inset 0 0 0 1px ${color.tileLine}`,
  '@media': { [upTo('small')]: { borderRadius: 0, aspectRatio: '1.12' } },
});

export const viewPicture = tilePicture;

// The style sheet turns the views, so that the thumbnails work before any script does.
for (let place = 1; place <= MOST_VIEWS; place += 1) {
  componentGlobalStyle(`${gallery}:has(${thumb}:nth-child(${place}) :checked) ${view}:nth-child(${place})`, {
    display: 'block',
  });
}

// A single view has no thumbnails to choose it.
componentGlobalStyle(`${stage}:only-child ${view}`, { display: 'block' });
componentGlobalStyle(`${gallery}:has(${stage}:only-child)`, { gridTemplateColumns: 'minmax(0, 1fr)' });

export const zoom = componentStyle({
  position: 'absolute',
  bottom: space[14],
  insetInlineEnd: space[14],
});

export const badge = componentStyle({
  position: 'absolute',
  zIndex: theme.z.raised,
  top: space[14],
  insetInlineStart: space[14],
});
