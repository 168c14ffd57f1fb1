import { componentStyle } from '../theme/layered.ts';

/** The suggestions are as wide as the field. */
export const suggestionArea = componentStyle({ position: 'relative', minWidth: 0 });
