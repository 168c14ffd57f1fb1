import { easing } from '../theme/scales.ts';
import { theme } from '../theme/theme.css.ts';

/**
 * The top position of sticky bars on a small screen: 0 with letters of up to 26 px, and off screen with
 * larger ones, where a sticky bar would take a quarter of the screen.
 */
export const notSticky = 'min(0px, calc((26px - 1rem)*1000))';

/** Set on the page while it is scrolled down (`watchScroll`): its bars are hidden. */
const MOVED_DOWN = 'html[data-moved="down"] &:not(:focus-within)';

/** A bar of a small screen that hides while the page is scrolled down, and returns on scrolling up. */
export const givesWay = (by: string) => ({
  transition: `translate ${theme.motion.base} ${easing}`,
  selectors: { [MOVED_DOWN]: { translate: `0 ${by}` } },
});
