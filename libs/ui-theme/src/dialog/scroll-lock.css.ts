import { componentGlobalStyle } from '../theme/layered.ts';

/** The page behind stays where it is; the room of its scrollbar stays too, so that nothing shifts. */
componentGlobalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });
