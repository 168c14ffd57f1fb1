import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

export const panel = componentStyle({
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  marginTop: `calc(${theme.density.header} + 36px)`,
  padding: 0,
  border: 0,
  borderBottom: `${theme.border.width} solid ${color.outline}`,
  background: color.surface,
  color: color.text,
  boxShadow: theme.shadow.sheet,
  selectors: { '&::backdrop': { background: color.veil } },
  '@media': { [upTo('small')]: { marginTop: 0, height: '100dvh' } },
});

export const panelHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [from('small')]: {
      position: 'absolute',
      insetInlineEnd: space[8],
      top: space[8],
      border: 0,
      minHeight: 0,
    },
  },
});

export const panelHeading = componentStyle({
  fontSize: type.section,
  '@media': { [from('small')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const panelBack = componentStyle({ '@media': { [from('small')]: { display: 'none' } } });

export const panelGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: '232px 240px minmax(0, 1fr)',
  minHeight: 400,
  '@media': { [upTo('small')]: { display: 'block', minHeight: 0 } },
});

export const level = componentRecipe({
  base: {
    paddingBlock: space[20],
    '@media': { [upTo('small')]: { display: 'none', paddingBlock: space[8] } },
  },
  variants: {
    depth: {
      first: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInlineEnd: space[16],
        '@media': { [upTo('small')]: { border: 0, padding: 0 } },
      },
      second: {
        borderInlineEnd: `1px solid ${color.line}`,
        paddingInline: space[16],
        '@media': { [upTo('small')]: { border: 0, padding: 0 } },
      },
      third: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        alignContent: 'start',
        gap: `0 ${space[16]}`,
        paddingInline: `${space[16]} ${space[56]}`,
        '@media': { [upTo('small')]: { padding: 0, gridTemplateColumns: '1fr' } },
      },
    },
    isOnTop: { true: { '@media': { [upTo('small')]: { display: 'grid' } } }, false: {} },
  },
});

export const entry = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[10],
    minHeight: 40,
    paddingInline: space[12],
    borderRadius: theme.radius.small,
    fontWeight: weight.middle,
    selectors: { '&:hover': { background: color.primarySoft, color: color.onPrimarySoft } },
    '@media': { [upTo('small')]: { minHeight: 52 } },
  },
  variants: {
    isOpen: {
      true: {
        '@media': { [from('small')]: { background: color.primarySoft, color: color.onPrimarySoft } },
      },
      false: {},
    },
    isLast: {
      true: { minHeight: 36, fontWeight: weight.text, fontSize: type.small },
      false: {},
    },
  },
});

export const entryCount = componentStyle({
  color: color.muted,
  fontSize: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
