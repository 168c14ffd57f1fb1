import { createVar, type StyleRule } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, type, weight } = theme;

const travelled = `2px solid ${color.primary}`;
const ahead = `2px dashed ${color.lineStrong}`;

/** Where a route is vertical: one with many stops on tablets as well. */
const standing = (style: StyleRule) => ({
  short: { '@media': { [upTo('sm')]: style } },
  long: { '@media': { [upTo('md')]: style } },
});

/** Horizontal on wide screens. */
export const route = componentRecipe({
  base: { display: 'flex' },
  variants: { length: standing({ flexDirection: 'column' }) },
});

const stroke = createVar();

export const stopItem = componentRecipe({
  base: {
    position: 'relative',
    flex: '1 1 0',
    // As wide as its longest word at least: 'anywhere' would break a word although its neighbours have space.
    minWidth: 'auto',
    paddingTop: 26,
    paddingInlineEnd: space[8],
    fontSize: type.caption,
    lineHeight: 1.4,
    color: color.muted,
    overflowWrap: 'break-word',
    selectors: {
      // The last one needs no space after it.
      '&:last-child': { flex: '0 1 auto', paddingInlineEnd: 0, paddingBlockEnd: 0 },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 2,
        width: 12,
        height: 12,
        borderRadius: '50%',
        background: color.raised,
        border: `2px solid ${color.lineStrong}`,
      },
    },
  },
  variants: {
    length: standing({ padding: `0 0 ${space[14]} 28px` }),
    state: {
      done: {
        vars: { [stroke]: travelled },
        selectors: { '&::after': { background: color.primary, borderColor: color.primary } },
      },
      now: {
        vars: { [stroke]: ahead },
        selectors: {
          '&::after': {
            top: 1,
            width: 14,
            height: 14,
            background: color.accent,
            borderColor: color.raised,
            boxShadow: `0 0 0 2px ${color.primary}`,
          },
        },
      },
      ahead: { vars: { [stroke]: ahead } },
    },
  },
});

/** From this stop to the next. */
export const stretch = componentRecipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 7,
    borderTop: stroke,
  },
  variants: {
    length: standing({
      insetInline: '6px auto',
      top: space[14],
      bottom: -2,
      borderTop: 0,
      borderInlineStart: stroke,
    }),
  },
});

export const stopName = componentStyle({
  display: 'block',
  color: color.text,
  fontWeight: weight.strong,
  fontSize: type.small,
});
