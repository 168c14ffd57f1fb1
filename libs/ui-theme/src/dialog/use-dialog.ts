import { type RefObject, useEffect, useRef } from 'react';

/** Opens and closes the platform's own dialog: it keeps the focus in, and Escape closes it. */
export const useDialog = (isOpen: boolean): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return dialog;
};
