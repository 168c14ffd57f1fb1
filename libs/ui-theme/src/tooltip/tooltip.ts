import { tooltip } from './tooltip.css.ts';

const FROM_SIGN = 6;
const FROM_EDGE = 8;

/** A sign may leave the name to what is in it: a box of a colour, words that are only heard. */
const nameOf = (sign: HTMLElement) =>
  sign.ariaLabel ?? sign.querySelector<HTMLElement>('[aria-label]')?.ariaLabel ?? sign.textContent.trim();

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Whether the sign is still in view. */
const placeAt = (bubble: HTMLElement, sign: HTMLElement) => {
  const { left, width, top, bottom } = sign.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = between(FROM_EDGE, left + (width - offsetWidth) / 2, clientWidth - offsetWidth - FROM_EDGE);
  const below = bottom + FROM_SIGN;
  const y = below + offsetHeight + FROM_EDGE > clientHeight ? top - FROM_SIGN - offsetHeight : below;
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  return bottom > 0 && top < clientHeight;
};

/** The one bubble of a page. It repeats what is heard anyway, so it is there for the eye alone. */
export const createTooltip = () => {
  const bubble = document.createElement('div');
  bubble.className = tooltip;
  bubble.popover = 'manual';
  bubble.ariaHidden = 'true';
  let shown: HTMLElement | undefined;
  const hide = () => {
    shown = undefined;
    bubble.remove();
  };
  return {
    holds: (target: Element) => bubble.contains(target),
    show: (sign: HTMLElement) => {
      if (!sign.isConnected) return;
      shown = sign;
      bubble.textContent = nameOf(sign);
      // What stands outside an open dialog can be seen, but not pointed at.
      (sign.closest('dialog') ?? document.body).append(bubble);
      bubble.showPopover();
      placeAt(bubble, sign);
    },
    follow: () => {
      if (shown && !placeAt(bubble, shown)) hide();
    },
    hide,
  };
};
