import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, type, page } = theme;

export const how = componentStyle({
  marginTop: theme.density.section,
  padding: '48px 56px 52px',
  background: color.sunken,
  borderRadius: theme.radius.xlarge,
  '@media': {
    [upTo('sm')]: {
      marginInline: `calc(-1*${page.gutter})`,
      padding: `28px ${page.gutter} 32px`,
      borderRadius: 0,
    },
  },
});

export const howHead = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[24],
  marginBottom: space[48],
  '@media': {
    [upTo('sm')]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space[4],
      marginBottom: space[24],
    },
  },
});

export const howHeading = componentStyle({
  maxWidth: '100%',
  fontSize: type.display,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const stops = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[48],
  '@media': { [upTo('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

/** The route: solid, then dashed over the sea, with a stop at each step. */
export const stop = componentStyle({
  position: 'relative',
  paddingTop: 44,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '28px -48px',
      top: 11,
      borderTop: `2px solid ${color.primary}`,
    },
    '&:nth-child(2)::before': { borderTopStyle: 'dashed' },
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [upTo('sm')]: {
      padding: '0 0 28px 44px',
      selectors: {
        '&:last-child': { paddingBottom: 0 },
        '&::before': {
          insetInline: '11px auto',
          top: 28,
          bottom: -2,
          borderTop: 0,
          borderInlineStart: `2px solid ${color.primary}`,
        },
        '&:nth-child(2)::before': { borderInlineStartStyle: 'dashed' },
      },
    },
  },
});

export const stopNumber = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  font: `700 12px/1 ${theme.font.text}`,
  boxShadow: `0 0 0 6px ${color.sunken}`,
});

export const stopHeading = componentStyle({ fontSize: type.section, lineHeight: 1.25 });

export const stopText = componentStyle({ maxWidth: '34ch', marginTop: space[6], color: color.muted });
