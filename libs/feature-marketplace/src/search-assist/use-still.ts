import { useEffect, useState } from 'react';

/** After a touch the browser sends the click in a task of its own, which a busy page takes up late. */
const CLICK_FOLLOWS_MS = 100;

/**
 * The value as it was when a pointer went down on the page, until its click is over: a link that moves in between gets no
 * click.
 */
export const useStill = <Value>(value: Value): Value => {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const hold = () => setHeld({ value });
    document.addEventListener('pointerdown', hold);
    return () => document.removeEventListener('pointerdown', hold);
  }, [value]);
  useEffect(() => {
    const release = () => setTimeout(() => setHeld(null), CLICK_FOLLOWS_MS);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, []);
  return held ? held.value : value;
};
