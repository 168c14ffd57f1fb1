import { componentGlobalStyle } from '../theme/layered.ts';

/**
 * The page behind does not scroll. The space of its scrollbar stays too, so that nothing shifts: within the
 * page, because a gutter of the window would be a strip that no backdrop and no dialog can cover.
 */
componentGlobalStyle('html:has(dialog:modal)', { overflow: 'hidden' });
componentGlobalStyle('html:has(dialog:modal) body', { paddingInlineEnd: 'var(--scrollbar, 0px)' });
