import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isModuleFailure } from './failure-kind.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Loads the page's data again when the browser is online again. A reload would lose the page's input, but a
 * browser does not fetch a failed module twice: then only a new document has the page.
 */
export const RetryOnline = () => {
  const { revalidate } = useRevalidator();
  const isOfModule = isModuleFailure(useRouteError());
  useEffect(() => {
    const retry = () => {
      if (!isOfModule || !reloadOnce()) void revalidate();
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOfModule, revalidate]);
  return null;
};
