import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, radius, space, type, weight } = theme;

/** The browser's own calendar would be a second one next to the shop's. */
export const ownCalendar = componentStyle({
  selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
});

export const calendarPlace = componentStyle({ zIndex: theme.z.modal, outline: 0 });

export const calendarPopup = componentStyle({
  width: 336,
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space[12],
  border: `${theme.border.width} solid ${color.outline}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: theme.shadow.floating,
  outline: 0,
});

export const calendarHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const calendarMonth = componentStyle({ fontWeight: weight.strong, textAlign: 'center' });

export const calendarGrid = componentStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  textAlign: 'center',
});

export const calendarWeekday = componentStyle({
  paddingBlock: space[6],
  color: color.muted,
  fontSize: type.caption,
  fontWeight: weight.text,
});

export const calendarDay = componentRecipe({
  base: {
    width: '100%',
    minHeight: 40,
    padding: 0,
    borderRadius: radius.small,
    fontSize: type.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '&:hover': { background: color.primarySoft, color: color.onPrimarySoft } },
  },
  variants: {
    isToday: { true: { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }, false: {} },
    isChosen: {
      true: {
        background: color.primary,
        color: color.onPrimary,
        fontWeight: weight.strong,
        selectors: { '&:hover': { background: color.primaryHover, color: color.onPrimary } },
      },
      false: {},
    },
  },
});
