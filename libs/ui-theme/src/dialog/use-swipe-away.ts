import { type PointerEvent, type RefObject, useRef } from 'react';
import { upTo } from '../theme/breakpoints.ts';

/** The distance, or the speed, that counts as a swipe. */
const FAR = 96;
const FAST = 0.5;

type Grip = { y: number; since: number };

/** Handlers for the head of a sheet: dragged down it closes, released earlier it returns. */
export const useSwipeAway = (dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) => {
  const grip = useRef<Grip>(null);
  const place = (by: number) => dialog.current?.style.setProperty('translate', by === 0 ? '' : `0 ${by}px`);
  const letGo = () => {
    grip.current = null;
    place(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button');
      // Pointer capture keeps the moves of a drag; without it a mouse would be lost at the edge of the head.
      if (event.pointerType === 'mouse' || isButton || !matchMedia(upTo('sm')).matches) return;
      grip.current = { y: event.clientY, since: event.timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (grip.current) place(Math.max(0, clientY - grip.current.y));
    },
    onPointerUp: ({ clientY, timeStamp }: PointerEvent) => {
      if (!grip.current) return;
      const by = clientY - grip.current.y;
      const isMeant = by > FAR || by / Math.max(1, timeStamp - grip.current.since) > FAST;
      letGo();
      if (isMeant && by > 0) onClose();
    },
    onPointerCancel: letGo,
  };
};
