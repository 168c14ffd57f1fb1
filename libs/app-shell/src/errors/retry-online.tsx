import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Shows the page by itself when the line is back; a reload would lose what stands in it. */
export const RetryOnline = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  return null;
};
