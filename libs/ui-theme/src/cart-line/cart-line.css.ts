import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type } = theme;

/** Narrow in a drawer as well as on a small screen. */
const isNarrow = '(max-width: 460px)';
/** Magnified, or with large letters. */
const isTight = '(max-width: 12rem)';

export const lineFrame = componentStyle({
  containerType: 'inline-size',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[20]}`,
  paddingBlock: space[24],
  '@container': {
    [isNarrow]: {
      gridTemplateColumns: '84px minmax(0, 1fr)',
      gap: `${space[2]} ${space[14]}`,
      paddingBlock: '18px',
    },
    [isTight]: { display: 'block' },
  },
});

export const linePicture = componentStyle({
  gridRow: 'span 3',
  alignSelf: 'start',
  '@container': { [isNarrow]: { gridRow: 'span 4' } },
});

export const lineName = componentStyle({
  font: `${theme.weight.middle} ${type.body}/1.35 ${theme.font.text}`,
  letterSpacing: 0,
});

export const lineLink = componentStyle({ selectors: { '&:hover': { color: color.primary } } });

export const lineDetails = componentStyle({
  marginTop: space[4],
  fontSize: type.small,
  lineHeight: 1.45,
  color: color.muted,
});

export const linePrice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyContent: 'flex-end',
  gap: `0 ${space[8]}`,
  '@container': { [isNarrow]: { gridColumn: 2, justifyContent: 'flex-start', marginTop: space[6] } },
});

export const linePriceHint = componentStyle({
  flexBasis: '100%',
  textAlign: 'end',
  fontSize: type.caption,
  color: color.muted,
});

export const lineActions = componentStyle({
  gridColumn: '2 / -1',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  marginTop: space[12],
  '@container': { [isNarrow]: { gridColumn: 2, marginTop: space[10] } },
});

export const lineNotice = componentStyle({ gridColumn: '2 / -1', marginTop: space[10] });

export const undo = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 48,
  paddingInline: space[16],
  background: color.sunken,
  borderRadius: theme.radius.medium,
  fontSize: type.small,
});

export const undoAction = componentStyle({ marginInlineStart: 'auto', flex: 'none' });
