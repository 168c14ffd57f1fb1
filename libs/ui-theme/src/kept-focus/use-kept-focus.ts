import { type RefObject, useEffect, useRef } from 'react';

const STOPS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

const stopsIn = (area: ParentNode) => [...area.querySelectorAll<HTMLElement>(STOPS)];

const canTakeFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/** Following elements first, the nearest one before the others; then preceding ones. */
const neighboursOf = (lost: HTMLElement, stops: readonly HTMLElement[]): HTMLElement[] => {
  const at = stops.indexOf(lost);
  return [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0)).reverse()];
};

/**
 * For an area whose controls are added and removed: when the focused one is removed, the focus moves to `preferred` (a
 * selector within the area), else to its nearest remaining neighbour, instead of the page's body.
 */
export const useKeptFocus = <Area extends HTMLElement>(preferred?: string): RefObject<Area | null> => {
  const area = useRef<Area>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let held: HTMLElement | undefined;
    let stops: HTMLElement[] = [];
    const hold = ({ target }: FocusEvent) => {
      held = target as HTMLElement;
      stops = stopsIn(element);
    };
    const isLost = () =>
      held !== undefined &&
      !held.isConnected &&
      (document.activeElement === document.body || document.activeElement === null);
    const watcher = new MutationObserver(() => {
      if (!held || !isLost()) return;
      const wanted = preferred === undefined ? [] : element.querySelectorAll<HTMLElement>(preferred);
      const next = [...wanted, ...neighboursOf(held, stops), ...stopsIn(element)].find(canTakeFocus);
      held = undefined;
      next?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', hold);
    watcher.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', hold);
      watcher.disconnect();
    };
  }, [preferred]);
  return area;
};
