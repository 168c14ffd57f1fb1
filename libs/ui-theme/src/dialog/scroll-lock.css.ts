import { componentGlobalStyle } from '../theme/layered.ts';

/**
 * The page behind stays where it is. The room of a scrollbar that was there stays too, so that nothing shifts: within the
 * page, for a gutter of the window would be a strip that no veil and no dialog can cover.
 */
componentGlobalStyle('html:has(dialog:modal)', { overflow: 'hidden' });
componentGlobalStyle('html:has(dialog:modal) body', { paddingInlineEnd: 'var(--scrollbar, 0px)' });
