import { useEffect, useState } from 'react';

/** The value once it has stood for so many milliseconds; the first is there at once. */
export const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
