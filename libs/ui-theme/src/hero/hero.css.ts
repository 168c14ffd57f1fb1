import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToNarrow } from '../theme/breakpoints.ts';

const { color, space, type, page } = theme;

export const hero = componentStyle({
  position: 'relative',
  minHeight: 472,
  marginTop: space[24],
  padding: '64px 56px 152px',
  overflow: 'hidden',
  background: color.sunken,
  border: `${theme.border.width} solid ${color.outlineStrong}`,
  borderRadius: theme.radius.xlarge,
  '@media': {
    [upToNarrow]: { minHeight: 0, paddingTop: space[48] },
    [upTo('sm')]: {
      margin: `0 calc(-1*${page.gutter})`,
      padding: `28px ${page.gutter} 288px`,
      borderWidth: '0 0 2px',
      borderRadius: 0,
    },
  },
});

export const heroHeading = componentStyle({
  position: 'relative',
  maxWidth: '12em',
  fontSize: type.hero,
  lineHeight: theme.leading.tight,
  letterSpacing: `calc(${theme.tracking.heading} - .006em)`,
  '@media': {
    [upTo('lg')]: { maxWidth: '8.4em' },
    [upToNarrow]: { maxWidth: '12em' },
    // Never so large that a word of ten letters does not fit.
    [upTo('sm')]: { maxWidth: 'none', fontSize: `min(${type.hero}, 14vw)` },
  },
});

export const heroWords = componentStyle({
  position: 'relative',
  maxWidth: '30em',
  marginTop: '18px',
  fontSize: type.large,
  lineHeight: 1.5,
  color: color.muted,
  '@media': {
    [upTo('lg')]: { maxWidth: '22em' },
    [upToNarrow]: { maxWidth: '30em' },
    // As many lines as any language needs, so that nothing shifts when the font loads and wraps differently.
    [upTo('sm')]: { marginTop: space[12], fontSize: type.body, minHeight: '3lh' },
  },
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
    [upTo('sm')]: { display: 'block', inset: 'auto 0 56px', height: 224, maskImage: 'none' },
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

/** Overlaps the lower edge of the hero. */
export const askPanel = componentStyle({
  position: 'relative',
  zIndex: theme.z.raised,
  display: 'grid',
  gridTemplateColumns: '1.18fr 1fr',
  margin: '-104px 32px 0',
  background: color.raised,
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.floating,
  // A field's suggestions cover the content below, but not the header.
  selectors: { '&:focus-within': { zIndex: theme.z.sticky } },
  '@media': {
    [upToNarrow]: { gridTemplateColumns: '1fr' },
    [upTo('sm')]: { margin: '-64px 0 0' },
  },
});

/** Left out on small screens: their header has the same form. */
export const fromSmall = componentStyle({ '@media': { [upTo('sm')]: { display: 'none' } } });

componentGlobalStyle(`${hero}:has(+ ${fromSmall})`, {
  '@media': { [upTo('sm')]: { paddingBottom: 232 } },
});
componentGlobalStyle(`${hero}:has(+ ${fromSmall}) ${chart}`, {
  '@media': { [upTo('sm')]: { insetBlockEnd: 0 } },
});

export const askForm = componentStyle({
  padding: '22px 24px 24px',
  minWidth: 0,
  '@media': { [upTo('sm')]: { padding: space[16] } },
});

componentGlobalStyle(`${askPanel} > * + *`, {
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [upToNarrow]: { borderInlineStart: 0, borderTop: `1px solid ${color.line}` } },
});

componentGlobalStyle(`${askPanel} > :only-child`, { gridColumn: '1 / -1' });

export const askLabel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  marginBottom: space[10],
  fontWeight: theme.weight.strong,
});

export const askSign = componentStyle({ color: color.primary });

export const askRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[10],
});
