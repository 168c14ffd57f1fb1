import { movesFocus } from './moves-focus.ts';
import type { Asked } from './show-tooltips.ts';
import { WORDLESS } from './wordless.ts';

const isSign = ({ target }: Pick<Event, 'target'>) =>
  target instanceof Element && target.closest(WORDLESS) !== null;

const placeOf = (event: Asked | undefined) =>
  event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : undefined;

/** A page that moves below a pointer at rest is not pointed at. */
const isSamePlace = (event: Asked, before: Asked | undefined) => {
  const place = placeOf(event);
  return place !== undefined && place === placeOf(before);
};

/**
 * The words of signs, for the eye: called once for a document. `IconButton` and its like need nothing more than their
 * label. What shows them is loaded when the first sign is pointed at.
 */
export const loadTooltips = (): void => {
  if (!('popover' in HTMLElement.prototype)) return;
  const watch = new AbortController();
  const always = { capture: true, signal: watch.signal };
  let isByKey = false;
  let isLoading = false;
  /** The sign that was come to last, while nothing was done since: its word is shown when the script is there. */
  let asked: Asked | undefined;

  const load = async () => {
    isLoading = true;
    // Without it a sign is what it was.
    const script = await import('./show-tooltips.ts').catch(() => undefined);
    watch.abort();
    script?.showTooltips(asked);
  };
  const come = (event: Asked) => {
    if (isSamePlace(event, asked)) return;
    asked = isSign(event) && (event.type !== 'focusin' || isByKey) ? event : undefined;
    if (asked && !isLoading) void load();
  };
  const leave = () => {
    asked = undefined;
  };

  document.addEventListener(
    'keydown',
    (event) => {
      isByKey = movesFocus(event);
      leave();
    },
    always,
  );
  for (const done of ['pointerdown', 'scroll'] as const) document.addEventListener(done, leave, always);
  document.addEventListener('pointerover', come, always);
  document.addEventListener('focusin', come, always);
  // A keyboard can reach a sign before this script is there.
  const target = document.activeElement;
  isByKey = target?.matches(':focus-visible') ?? false;
  come({ type: 'focusin', target });
};
