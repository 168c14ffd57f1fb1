import { style } from '@vanilla-extract/css';

/** What people typed keeps its lines. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
