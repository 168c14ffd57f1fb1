import { createVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { section, sectionHead } from '../section/section.css.ts';
import { from, upTo } from '../theme/breakpoints.ts';

const { density, page, space } = theme;

const seen = createVar();

const width = `calc((100% - (${seen} - 1)*${density.gap})/${seen})`;

/** A carousel that is a plain scrolling list; the cut-off card shows that there is more. */
export const rail = componentRecipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    columnGap: density.gap,
    gridAutoColumns: width,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    marginInline: `calc(-1*${page.gutter})`,
    paddingInline: page.gutter,
    scrollPaddingInline: page.gutter,
    // Room for the outline of a focused card, which overflow would cut.
    paddingBlock: space[8],
    marginBlock: `-${space[8]}`,
  },
  variants: {
    kind: {
      cards: {
        vars: { [seen]: '5' },
        // With large letters a waybill needs nearly the full width of a small screen.
        gridAutoColumns: `max(${width}, min(92%, 8rem))`,
        '@media': {
          [upTo('lg')]: { vars: { [seen]: '3.3' } },
          [upTo('sm')]: { vars: { [seen]: '2.15' } },
        },
      },
      wide: {
        vars: { [seen]: '2' },
        '@media': { [upTo('sm')]: { vars: { [seen]: '1.08' } } },
      },
    },
  },
});

export const railItem = componentStyle({
  display: 'grid',
  minWidth: 0,
  scrollSnapAlign: 'start',
});

/** Distinguished from wider ones by the number in view. */
export const railCardItem = componentStyle({});

componentGlobalStyle(`${railItem} > article`, { marginBottom: 0 });

export const railFrame = componentStyle({ position: 'relative' });

/** In the section's header, next to its link. */
export const railButtons = componentStyle({
  position: 'absolute',
  bottom: `calc(100% + ${space[12]})`,
  insetInlineEnd: 0,
  display: 'flex',
  gap: space[8],
  '@media': { [upTo('sm')]: { display: 'none' } },
});

// The header reserves the space from the first byte, so that nothing shifts when scripts add the arrows;
// not where everything is in view.
const roomForArrows = (more: string) => `${section}:has(${railButtons}):has(${more}) > ${sectionHead}`;
const besideArrows = { paddingInlineEnd: 104 };
componentGlobalStyle(roomForArrows(`${railCardItem}:nth-child(6)`), {
  '@media': { [from('lg')]: besideArrows },
});
componentGlobalStyle(roomForArrows(`${railCardItem}:nth-child(4)`), {
  '@media': { [`${from('sm')} and ${upTo('lg')}`]: besideArrows },
});
componentGlobalStyle(roomForArrows(`${railItem}:not(${railCardItem}):nth-child(3)`), {
  '@media': { [from('sm')]: besideArrows },
});

/** Until scripts run, or where everything is in view. */
export const railAtRest = componentStyle({ visibility: 'hidden' });
