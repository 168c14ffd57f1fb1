import { componentStyle } from '../theme/layered.ts';

/** What hangs below is as wide as the field. */
export const suggestionArea = componentStyle({ position: 'relative', minWidth: 0 });
