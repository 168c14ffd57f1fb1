import { isWalking } from './is-walking.ts';
import { WORDLESS } from './wordless.ts';

const isSign = ({ target }: Event) => target instanceof Element && target.closest(WORDLESS) !== null;

/**
 * The words of signs, for the eye: called once for a document. `IconButton` and its like need nothing more than their
 * label. What shows them is loaded when the first sign is pointed at.
 */
export const watchTooltips = (): void => {
  let isWatched = !('popover' in HTMLElement.prototype);
  let isByKey = false;
  const begin = (first: Event) => {
    if (isWatched || !isSign(first) || (first.type === 'focusin' && !isByKey)) return;
    isWatched = true;
    let isOver = false;
    const done = () => {
      isOver = true;
    };
    for (const end of ['pointerdown', 'keydown', 'scroll'] as const)
      document.addEventListener(end, done, { capture: true, once: true });
    // Without it a sign is what it was. What was done meanwhile ended the pointing that asked for it.
    import('./watch-signs.ts')
      .then(({ watchSigns }) => watchSigns(isOver ? undefined : first))
      .catch(() => {});
  };
  document.addEventListener('keydown', (event) => (isByKey = isWalking(event)), { capture: true });
  document.addEventListener('pointerover', begin);
  document.addEventListener('focusin', begin);
};
