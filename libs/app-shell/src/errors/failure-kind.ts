import { isRouteErrorResponse } from 'react-router-dom';

export type FailureKind = 'not-found' | 'gone' | 'offline' | 'unavailable' | 'deploy' | 'unexpected';

/** What browsers say when a file of an older build is no longer there. */
const MODULE_LOAD =
  /dynamically imported module|importing a module script failed|module script failed|unable to preload css/i;

/** The page's own files could not be fetched. */
export const isModuleFailure = (error: unknown): boolean =>
  error instanceof Error && MODULE_LOAD.test(error.message);

/** Only a browser knows of its line; a device that says nothing has one. */
const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/** What a failure means to the visitor. */
export const failureKind = (error: unknown): FailureKind => {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 || error.status === 405) return 'not-found';
    if (error.status === 410) return 'gone';
    if (error.status !== 503) return 'unexpected';
    return isOffline() ? 'offline' : 'unavailable';
  }
  if (!isModuleFailure(error)) return 'unexpected';
  return isOffline() ? 'offline' : 'deploy';
};
