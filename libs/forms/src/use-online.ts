import { useEffect, useState } from 'react';

/**
 * Whether the device has a line. It is asked when something is to be sent; the message goes by itself when the line is
 * back.
 */
export const useOnline = () => {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const back = () => setOffline(false);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const mayGoOut = (): boolean => {
    const isAway = !navigator.onLine;
    setOffline(isAway);
    return !isAway;
  };
  return { isOffline, mayGoOut };
};
