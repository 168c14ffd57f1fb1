import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, radius, type } = theme;

/** As wide as the button that replaces it. */
export const comboboxSign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  pointerEvents: 'none',
});

export const comboboxPlace = componentStyle({ zIndex: theme.z.modal, outline: 0 });

export const comboboxPopup = componentStyle({
  width: 'var(--anchor-width)',
  maxWidth: 'var(--available-width)',
  overflow: 'hidden',
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: theme.shadow.floating,
  outline: 0,
});

export const comboboxItems = componentStyle({
  maxHeight: 'min(320px, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[6],
  outline: 0,
  selectors: { '&:empty': { padding: 0 } },
});

export const comboboxOption = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'center',
  minHeight: 48,
  padding: `${space[6]} ${space[10]}`,
  borderRadius: `max(calc(${radius.medium} - 6px), min(${radius.small}, 2px))`,
  lineHeight: 1.35,
  cursor: 'pointer',
  scrollMarginBlock: space[6],
  outline: 0,
  selectors: {
    '&[data-highlighted]': { background: color.primarySoft, color: color.onPrimarySoft },
    '&[data-selected]': { boxShadow: `inset 3px 0 ${color.primary}` },
  },
});

export const comboboxLabel = componentStyle({ fontWeight: theme.weight.strong });

export const comboboxHint = componentStyle({
  fontSize: type.small,
  color: color.muted,
  selectors: { '[data-highlighted] > &': { color: 'inherit' } },
});

export const comboboxEmpty = componentStyle({ padding: space[12], fontSize: type.small, color: color.muted });
