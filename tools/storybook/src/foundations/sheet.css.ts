import { sprinkles, theme } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

export const grid = style([
  sprinkles({ gap: 16 }),
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
]);

export const swatch = style({
  blockSize: theme.space[64],
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.medium,
});

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.type.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 300px) 1fr',
  gap: theme.space[16],
  alignItems: 'center',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  paddingBlock: theme.space[12],
});

export const bar = style({ blockSize: theme.space[16], background: theme.color.primary });

export const box = style({
  blockSize: '96px',
  background: theme.color.raised,
  border: `1px solid ${theme.color.lineStrong}`,
});

export const iconTile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[8],
  padding: theme.space[16],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
  textAlign: 'center',
});

export const runner = style({
  inlineSize: theme.space[40],
  blockSize: theme.space[40],
  borderRadius: theme.radius.medium,
  background: theme.color.primary,
  transitionProperty: 'translate',
  selectors: { ':hover > &, :focus-visible > &': { translate: '160px 0' } },
});

export const track = style({ display: 'block', inlineSize: '100%', maxInlineSize: '220px' });

export const layer = style({
  padding: theme.space[16],
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  selectors: { '& + &': { marginBlockStart: `calc(-1 * ${theme.space[8]})` } },
});

export const dressed = style({
  padding: theme.space[20],
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  color: theme.color.text,
  fontFamily: theme.font.text,
  border: `1px solid ${theme.color.line}`,
});

export const strip = style({ display: 'flex', blockSize: theme.space[40] });
export const stripPart = style({ flex: 1 });
