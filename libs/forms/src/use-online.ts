import { useEffect, useState } from 'react';

/**
 * Whether the device is online. It is checked when something is to be sent; the message disappears when it is
 * online again.
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
