import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToNarrow } from '../theme/breakpoints.ts';

const { color, space, type, page } = theme;

export const crossing = componentStyle({
  position: 'relative',
  minHeight: 360,
  marginTop: theme.density.section,
  padding: '56px',
  overflow: 'hidden',
  background: color.sunken,
  border: `${theme.border.width} solid ${color.outlineStrong}`,
  borderRadius: theme.radius.xlarge,
  '@media': {
    [upToNarrow]: { minHeight: 0, padding: space[40] },
    [upTo('sm')]: {
      margin: `${theme.density.section} calc(-1*${page.gutter}) 0`,
      padding: `${space[28]} ${page.gutter} 248px`,
      borderWidth: '0 0 2px',
      borderRadius: 0,
    },
  },
});

export const crossingHeading = componentStyle({
  position: 'relative',
  maxWidth: '12em',
  fontSize: type.display,
  lineHeight: 1.15,
  '@media': { [upToNarrow]: { maxWidth: 'none' } },
});

export const crossingWords = componentStyle({
  position: 'relative',
  maxWidth: '26em',
  marginTop: space[12],
  fontSize: type.large,
  lineHeight: 1.5,
  color: color.muted,
  '@media': { [upTo('sm')]: { fontSize: type.body } },
});

export const chart = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  maskImage: `linear-gradient(90deg,transparent 38%,${theme.color.text} 53%)`,
  '@media': {
    [upToNarrow]: { display: 'none' },
    [upTo('sm')]: { display: 'block', inset: 'auto 0 0', height: 224, maskImage: 'none' },
  },
});

export const depth = componentRecipe({
  base: { stroke: color.chart },
  variants: { ink: { line: {}, ground: { stroke: color.sunken } } },
});

export const land = componentStyle({
  fill: `color-mix(in srgb,${color.chart} 34%,${color.sunken})`,
  stroke: color.chart,
  strokeWidth: 1.4,
});

export const meridians = componentStyle({ stroke: color.chart, strokeDasharray: '1 7' });

export const airRoute = componentStyle({
  stroke: color.primary,
  strokeWidth: 2.4,
  vectorEffect: 'non-scaling-stroke',
});

export const seaRoute = componentStyle({
  stroke: color.accent,
  strokeWidth: 2.8,
  strokeDasharray: '1 8',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const sign = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': { [upTo('sm')]: { transform: 'scale(1.75)' } },
});

export const signGround = componentStyle({ fill: color.sunken });

export const signLine = componentStyle({
  stroke: color.primary,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const harbour = componentStyle({ fill: color.surface, stroke: color.primary, strokeWidth: 3 });

export const place = componentRecipe({
  base: {
    fontFamily: theme.font.text,
    fontWeight: 600,
    fontSize: 14,
    fill: color.text,
    '@media': { [upTo('sm')]: { fontSize: 27 } },
  },
  variants: {
    of: {
      from: {
        '@media': {
          [upTo('lg')]: { display: 'none' },
          [upTo('sm')]: { display: 'inline', transform: 'translate(-10px, 6px)' },
        },
      },
      to: { '@media': { [upTo('sm')]: { textAnchor: 'end', transform: 'translate(78px, 42px)' } } },
      /** Too long for the space next to the harbour. */
      farTo: {
        textAnchor: 'end',
        transform: 'translate(78px, 34px)',
        // It crosses a route: the name has a background, and the route passes below.
        stroke: color.sunken,
        strokeWidth: '.3em',
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
        '@media': { [upTo('sm')]: { transform: 'translate(78px, 46px)' } },
      },
      air: { '@media': { [upTo('sm')]: { transform: 'translateY(-16px)' } } },
      sea: { '@media': { [upTo('sm')]: { transform: 'translateY(24px)' } } },
    },
  },
});
