import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type, weight } = theme;

const WIDE = '(min-width: 40rem)';
/** Narrower with large letters only: labels stand above their sums. */
const ROOMY = '(min-width: 15rem)';
const dashed = `1.5px dashed color-mix(in srgb,${color.primary} 32%,transparent)`;

export const workedRoom = componentStyle({ containerType: 'inline-size' });

export const worked = componentStyle({
  display: 'grid',
  gap: `${space[16]} ${space[40]}`,
  padding: space[20],
  background: color.primarySoft,
  borderRadius: theme.radius.large,
  color: color.text,
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: space[28] } },
});

export const workedHead = componentStyle({
  display: 'grid',
  gap: `${space[8]} ${space[16]}`,
  '@container': { [ROOMY]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', rowGap: 0 } },
  alignItems: 'center',
  alignContent: 'start',
});

export const workedHeading = componentStyle({
  gridColumn: '1 / -1',
  marginBottom: space[12],
  fontSize: type.large,
  lineHeight: 1.3,
});

export const workedName = componentStyle({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const workedText = componentStyle({
  gridColumn: '1 / -1',
  marginTop: space[12],
  fontSize: type.small,
  color: color.onPrimarySoft,
});

export const workedRows = componentStyle({
  display: 'grid',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

componentGlobalStyle(`${workedRows} > *`, { paddingBlock: '6px', overflowWrap: 'anywhere' });
componentGlobalStyle(`${workedRows} > dd`, { textAlign: 'end', paddingInlineStart: space[16] });
componentGlobalStyle(`${workedRows} > dt:nth-child(n + 3)`, { borderTop: dashed });
componentGlobalStyle(`${workedRows} > dd:nth-child(n + 3)`, {
  '@container': { [ROOMY]: { borderTop: dashed } },
});

/** The sum has a line of ink above it. */
export const workedTotal = componentStyle({ fontWeight: weight.strong, fontSize: type.body });
componentGlobalStyle(`${workedRows} > ${workedTotal}`, {
  borderTop: `2px solid ${color.text}`,
  paddingTop: space[10],
});
