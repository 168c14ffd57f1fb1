import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, page } = theme;

export const chip = componentRecipe({
  base: {
    // Text for screen readers must scroll with the chip.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    flex: 'none',
    minHeight: 36,
    paddingInline: space[14],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: theme.radius.pill,
    background: color.raised,
    fontSize: theme.type.small,
    fontWeight: theme.weight.middle,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { borderColor: color.primary, color: color.primary } },
  },
  variants: {
    isOn: {
      true: {
        background: color.primarySoft,
        color: color.onPrimarySoft,
        borderColor: 'transparent',
        paddingInlineEnd: space[8],
      },
      false: {},
    },
  },
});

export const chipRow = componentRecipe({
  base: {
    display: 'flex',
    gap: space[8],
    alignItems: 'center',
    fontSize: theme.type.small,
    // The link that clears them all, too.
    whiteSpace: 'nowrap',
  },
  variants: {
    kind: {
      /** One line that scrolls: subcategories. */
      line: {
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1*${page.gutter})`,
        padding: `${space[2]} ${page.gutter}`,
      },
      /** Wrapping lines, and one that scrolls on small screens: applied filters. */
      wrap: {
        flexWrap: 'wrap',
        '@media': {
          [upTo('sm')]: {
            flexWrap: 'nowrap',
            overflowX: 'auto',
            scrollbarWidth: 'none',
            marginInline: `calc(-1*${page.gutter})`,
            padding: `${space[2]} ${page.gutter}`,
          },
        },
      },
    },
  },
});
