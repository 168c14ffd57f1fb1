import { WORDLESS } from './wordless.ts';

const isSign = ({ target }: Event) => target instanceof Element && target.closest(WORDLESS) !== null;

/**
 * The words of signs, for the eye: called once for a document. `IconButton` and its like need nothing more than their
 * label. What shows them is loaded when the first sign is pointed at.
 */
export const watchTooltips = (): void => {
  let isWatched = !('popover' in HTMLElement.prototype);
  const begin = (first: Event) => {
    if (isWatched || !isSign(first)) return;
    isWatched = true;
    // Without it a sign is what it was.
    import('./watch-signs.ts').then(({ watchSigns }) => watchSigns(first)).catch(() => {});
  };
  document.addEventListener('pointerover', begin);
  document.addEventListener('focusin', begin);
};
