import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';
import { easing } from '../theme/scales.ts';

const { color, space, page } = theme;

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.density.gap,
  '@media': {
    [upTo('cards')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [upTo('sm')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '8.25rem',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1*${page.gutter})`,
      padding: `${space[4]} ${page.gutter}`,
    },
  },
});

export const tile = componentStyle({
  display: 'block',
  height: '100%',
  padding: `${space[16]} ${space[16]} ${space[14]}`,
  background: `${color.well} ${color.tileLight}`,
  border: `${theme.border.width} solid ${color.tileLine}`,
  borderRadius: theme.radius.large,
  transition: `background-color ${theme.motion.fast} ${easing}`,
  selectors: { '&:hover': { background: color.primarySoft } },
  '@media': { [upTo('sm')]: { padding: space[12] } },
});

export const tilePicture = componentStyle({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
});

export const tileName = componentStyle({
  display: 'block',
  marginTop: space[10],
  fontWeight: theme.weight.strong,
  lineHeight: 1.3,
});

export const tileHint = componentStyle({
  fontSize: theme.type.caption,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
