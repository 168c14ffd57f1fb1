import type { MouseEvent } from 'react';

/** A click that opens the link in this tab; any other is left to the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
