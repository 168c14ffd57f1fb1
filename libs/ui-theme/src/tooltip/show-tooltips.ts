import { movesFocus } from './moves-focus.ts';
import { createTooltip } from './tooltip.ts';
import { WORDLESS } from './wordless.ts';

/**
 * Milliseconds that a pointer rests on an icon button before its tooltip is shown; keyboard focus shows it at
 * once.
 */
const POINTING = 500;
/** Long enough to move from the button to its tooltip and read it there. */
const LEAVING = 120;

/** The trigger: an event, or the focus before this script loaded. */
export type Asked = Pick<Event, 'type' | 'target'>;

const signOf = ({ target }: Asked) => {
  const sign = target instanceof Element ? target.closest<HTMLElement>(WORDLESS) : null;
  return sign && matchMedia(sign.dataset['tip'] ?? '').matches ? sign : undefined;
};

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Shows the tooltip of a hovered or keyboard-focused icon button, until the next action. */
export const showTooltips = (first: Asked | undefined): void => {
  const tooltip = createTooltip();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLElement | undefined;
  // A closing dialog returns the focus; only focus by keyboard shows the tooltip.
  let isByKey = true;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const hide = () => after(0, tooltip.hide);
  const pointAt = (sign: HTMLElement | undefined) => {
    if (sign === pointed) return;
    pointed = sign;
    if (sign) after(POINTING, () => tooltip.show(sign));
    else after(LEAVING, tooltip.hide);
  };

  let place = '';
  /** Scrolling below a resting pointer, or a dialog that closes above it, is not hovering. */
  const isAtRest = (event: Event) => {
    // An event created by a script has no position.
    if (!event.isTrusted) return false;
    const before = place;
    const { clientX, clientY } = event as PointerEvent;
    place = `${clientX} ${clientY}`;
    return place === before;
  };

  const point = (event: Event) => {
    if (isTouch(event) || isAtRest(event)) return;
    if (!tooltip.holds(event.target as Element)) return pointAt(signOf(event));
    clearTimeout(timer);
    pointed = event.target as HTMLElement;
  };
  const focus = (event: Asked) => {
    const isReached = isByKey && (event.target as Element).matches(':focus-visible');
    const sign = isReached ? signOf(event) : undefined;
    if (sign) after(0, () => tooltip.show(sign));
    else hide();
  };
  const press = (event: KeyboardEvent) => {
    isByKey = movesFocus(event);
    if (!isByKey) hide();
  };

  const quietly = { capture: true, passive: true };
  document.addEventListener('pointerover', point, quietly);
  document.addEventListener('focusin', focus, quietly);
  document.addEventListener('keydown', press, quietly);
  for (const done of ['focusout', 'pointerdown', 'click'] as const)
    document.addEventListener(done, hide, quietly);
  document.addEventListener('scroll', tooltip.follow, quietly);
  document.documentElement.addEventListener('pointerleave', () => pointAt(undefined));
  window.addEventListener('popstate', hide);
  window.addEventListener('blur', hide);
  if (first instanceof Event && first.type !== 'focusin') point(first);
  else if (first) focus(first);
};
