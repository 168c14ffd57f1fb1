import { theme, upToMagnified } from '@shop/ui-theme/theme';
import { style } from '@vanilla-extract/css';

export const buyForm = style({ containerType: 'inline-size' });

/** The stepper keeps its width; the button takes the rest. */
export const buyRow = style({
  alignItems: 'center',
  display: 'grid',
  gap: theme.space[12],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [upToMagnified]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  // A small screen with large letters: the words of the button have their own line.
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Short facts in one line, close together where they wrap. */
export const factLine = style({
  color: theme.color.muted,
  columnGap: theme.space[16],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: theme.type.caption,
  rowGap: theme.space[4],
});
