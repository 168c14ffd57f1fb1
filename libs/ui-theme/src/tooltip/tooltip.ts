import { tooltip } from './tooltip.css.ts';

const FROM_SIGN = 6;
const FROM_EDGE = 8;

/** The name may come from the content: a colour's box, visually hidden text. */
const nameOf = (sign: HTMLElement) =>
  sign.ariaLabel ?? sign.querySelector<HTMLElement>('[aria-label]')?.ariaLabel ?? sign.textContent.trim();

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Whether the icon button is still in view. */
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

/** In the page, and not behind an open dialog. */
const isSeen = (sign: HTMLElement): boolean => {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  return sign.isConnected && (!modal || modal.contains(sign));
};

/** The one bubble of a page. It repeats the accessible name, so it is hidden from screen readers. */
export const createTooltip = () => {
  const bubble = document.createElement('div');
  bubble.className = tooltip;
  bubble.popover = 'manual';
  bubble.ariaHidden = 'true';
  let shown: HTMLElement | undefined;
  const hide = () => {
    shown = undefined;
    leaving.disconnect();
    bubble.remove();
  };
  // An icon button that is removed, or covered by a dialog, is no longer hovered, and no event reports it.
  const leaving = new MutationObserver(() => {
    if (shown && !isSeen(shown)) hide();
  });
  return {
    holds: (target: Element) => bubble.contains(target),
    show: (sign: HTMLElement) => {
      if (!isSeen(sign)) return;
      shown = sign;
      leaving.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['open'],
      });
      bubble.textContent = nameOf(sign);
      // Content outside an open dialog is visible, but gets no pointer events.
      (sign.closest('dialog') ?? document.body).append(bubble);
      bubble.showPopover();
      placeAt(bubble, sign);
    },
    /** The tooltip follows a focused button on scroll; a pointer that scrolls the page has left it. */
    follow: () => {
      if (shown && (!shown.matches(':focus-visible') || !placeAt(bubble, shown))) hide();
    },
    hide,
  };
};
