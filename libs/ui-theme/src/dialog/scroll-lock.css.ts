import { componentGlobalStyle } from '../theme/layered.ts';

/** The page behind stays where it is; the room of a scrollbar that was there stays too, so that nothing shifts. */
componentGlobalStyle('html:has(dialog:modal)', { overflow: 'hidden' });
componentGlobalStyle('html[data-scrolls]:has(dialog:modal)', { scrollbarGutter: 'stable' });
