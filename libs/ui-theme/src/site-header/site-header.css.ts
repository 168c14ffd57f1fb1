import { markName } from '../brand-mark/brand-mark.css.ts';
import { search } from '../search-field/search-field.css.ts';
import { componentGlobalStyle, componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo, upToNarrow } from '../theme/breakpoints.ts';
import { givesWay, notSticky } from '../gives-way/gives-way.css.ts';

const { color, space, type, weight, density } = theme;

export const utility = componentStyle({
  background: color.sunken,
  borderBottom: `1px solid ${color.line}`,
  fontSize: type.caption,
  color: color.muted,
  '@media': { [upTo('sm')]: { display: 'none' } },
});

export const utilityRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  minHeight: 36,
});

export const utilityEnd = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  marginInlineStart: 'auto',
});

export const utilityItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 36,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.primary } },
});

componentGlobalStyle(`${utilityItem} svg`, { width: 14, height: 14 });
componentGlobalStyle(`${utilityItem} b`, { color: color.text });

/** Menus of the header use this as their upper edge. */
export const headerAnchor = '--site-header';

/** Only this row is sticky. */
export const header = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: theme.z.header,
  anchorName: headerAnchor,
  background: color.surface,
  borderBottom: `${theme.border.width} solid ${color.frameLine}`,
  '@media': { [upTo('sm')]: { top: notSticky, ...givesWay('-100%') } },
});

export const headerRow = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[20],
    height: density.header,
    '@media': { [upTo('sm')]: { gap: space[12], height: 'auto', paddingBlock: space[8] } },
  },
  variants: {
    isHome: {
      true: {
        '@media': {
          [upTo('sm')]: { flexWrap: 'wrap', rowGap: space[4] },
        },
      },
      false: {},
    },
  },
});

export const headerMark = componentRecipe({
  base: { display: 'flex', flex: 'none' },
  variants: {
    isHome: {
      // At most as wide as the screen: the name of a brand is never cut off.
      true: { '@media': { [upTo('sm')]: { maxWidth: '100%' } } },
      false: {},
    },
  },
});

/** Where the search has a row of its own. */
export const headerSearch = componentRecipe({
  base: { flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isHome: { true: { '@media': { [upTo('sm')]: { flex: '1 1 11rem' } } }, false: {} },
  },
});

/** Set on the row of every page but the first: there is no space for the name. */
export const nameless = componentStyle({});
componentGlobalStyle(`${nameless} ${markName}`, { '@media': { [upTo('sm')]: { display: 'none' } } });
componentGlobalStyle(`${header} ${search}`, {
  height: density.control,
  '@media': { [upTo('sm')]: { height: 44, minHeight: 44 } },
});

export const hiddenOnSmall = componentStyle({
  display: 'contents',
  '@media': { [upTo('sm')]: { display: 'none' } },
});

/** Visually hidden, still the link's name. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const headerLink = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[10],
  flex: 'none',
  minHeight: density.control,
  paddingInline: space[6],
  lineHeight: 1.2,
  '@media': { [upTo('sm')]: { paddingInline: 0, minWidth: 40, justifyContent: 'center' } },
});

export const headerLinkSign = componentStyle({ display: 'grid', marginInlineEnd: space[6] });

/** Up to tablets only the icon is shown, which leaves space for the search. */
export const headerLinkWords = componentStyle({ '@media': { [upTo('md')]: unseen } });

export const headerLinkHint = componentStyle({
  display: 'block',
  fontSize: type.caption,
  color: color.muted,
  '@media': { [upTo('lg')]: unseen },
});

export const headerLinkLabel = componentStyle({
  display: 'block',
  fontSize: type.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${headerLink}:hover &`]: { color: color.primary } },
});

export const categoriesButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: density.control,
  paddingInline: space[14],
  borderRadius: theme.radius.medium,
  fontWeight: weight.strong,
  selectors: {
    '&:hover': { background: color.primarySoft, color: color.onPrimarySoft },
    '&[aria-expanded="true"]': { background: color.primarySoft, color: color.onPrimarySoft },
  },
  '@media': {
    [upTo('lg')]: { paddingInline: space[10] },
    [upToNarrow]: { fontSize: 0, gap: 0 },
    [upTo('sm')]: { display: 'none' },
  },
});
