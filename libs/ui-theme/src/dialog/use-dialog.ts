import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import './scroll-lock.css.ts';

const FIELDS = 'input:not([type="hidden"]), select, textarea';

/** Passes the width of the page's scrollbar to the styles. Below another dialog there is no scrollbar. */
const keepScrollbarRoom = () => {
  if (document.querySelector('dialog[open]')) return;
  const { documentElement: page } = document;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
};

/**
 * Opens and closes the native dialog: it traps the focus, Escape closes it, and the focus returns to its
 * opener, also when the dialog is unmounted without being closed first. A dialog with a form focuses its
 * first field.
 */
export const useDialog = (isOpen: boolean, asks = false): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      keepScrollbarRoom();
      element?.showModal();
      if (asks) element?.querySelector<HTMLElement>(FIELDS)?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen, asks]);
  // Layout effects are cleaned up while the element is still in the page: later it could not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return dialog;
};
