import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isModuleFailure } from './failure-kind.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Shows the page by itself when the line is back. A reload would lose what stands in it, but a module that could not be
 * fetched is not fetched a second time: then only a new document has the page.
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
