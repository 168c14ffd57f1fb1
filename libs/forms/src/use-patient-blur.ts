import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A press moves the focus away from a field at once. If the field showed its error then, the pressed element
 * could move away under the pointer, and the click would be lost: so fields are notified after the click. For
 * the capturing blur handler of a form.
 */
export const usePatientBlur = () => {
  const isPressed = useRef(false);
  const left = useRef<Element | null>(null);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const tell = () => {
      left.current?.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }));
      left.current = null;
    };
    const release = () => {
      isPressed.current = false;
      // The click follows its release at once.
      setTimeout(tell);
    };
    const told = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of told) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of told) removeEventListener(name, listener, true);
    };
  }, []);
  return (event: FocusEvent): void => {
    if (!isPressed.current) return;
    event.stopPropagation();
    left.current = event.target;
  };
};
