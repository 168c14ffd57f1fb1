import { easing } from '../theme/scales.ts';
import { theme } from '../theme/theme.css.ts';

/**
 * The upper edge of what sticks to the top of a small screen: 0 with letters of up to 26 px, and out of reach with
 * larger ones, where a bar that stays would take a quarter of the screen from the page.
 */
export const notSticky = 'min(0px, calc((26px - 1rem)*1000))';

/** Set on the page while it is moved down (`watchScroll`): its bars leave the screen to it. */
const MOVED_DOWN = 'html[data-moved="down"] &:not(:focus-within)';

/** A bar of a small screen that goes out of the way while the page is moved down, and comes back with a move up. */
export const givesWay = (by: string) => ({
  transition: `translate ${theme.motion.base} ${easing}`,
  selectors: { [MOVED_DOWN]: { translate: `0 ${by}` } },
});
