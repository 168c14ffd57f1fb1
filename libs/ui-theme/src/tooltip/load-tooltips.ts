import { movesFocus } from './moves-focus.ts';
import type { Asked } from './show-tooltips.ts';
import { WORDLESS } from './wordless.ts';

const isSign = ({ target }: Pick<Event, 'target'>) =>
  target instanceof Element && target.closest(WORDLESS) !== null;

const placeOf = (event: Asked | undefined) =>
  event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : undefined;

/** Scrolling below a resting pointer is not hovering. */
const isSamePlace = (event: Asked, before: Asked | undefined) => {
  const place = placeOf(event);
  return place !== undefined && place === placeOf(before);
};

/**
 * Visible labels of icon buttons: called once per document. `IconButton` and the like need only their label.
 * The code that shows them is loaded when the first one is hovered or focused.
 */
export const loadTooltips = (): void => {
  if (!('popover' in HTMLElement.prototype)) return;
  const watch = new AbortController();
  const always = { capture: true, signal: watch.signal };
  let isByKey = false;
  let isLoading = false;
  /**
   * The last hovered or focused icon button, without an action since: its tooltip is shown when the script
   * has loaded.
   */
  let asked: Asked | undefined;

  const load = async () => {
    isLoading = true;
    // Without it an icon button works as before.
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
  // The keyboard can reach an icon button before this script has loaded.
  const target = document.activeElement;
  isByKey = target?.matches(':focus-visible') ?? false;
  come({ type: 'focusin', target });
};
