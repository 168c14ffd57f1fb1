import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A press takes the focus from a field as it goes down. Would the field complain then, what is pressed could move away
 * under the pointer, and the press would be lost: so fields learn of it when the press is over. For the capturing blur
 * handler of a form.
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
