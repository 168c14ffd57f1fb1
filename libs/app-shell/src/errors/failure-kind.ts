import { isRouteErrorResponse } from 'react-router-dom';

export type FailureKind = 'not-found' | 'gone' | 'unavailable' | 'deploy' | 'unexpected';

/** What browsers say when a file of an older build is no longer there. */
const MODULE_LOAD =
  /dynamically imported module|importing a module script failed|module script failed|unable to preload css/i;

/** What a failure means to the visitor. */
export const failureKind = (error: unknown): FailureKind => {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 || error.status === 405) return 'not-found';
    if (error.status === 410) return 'gone';
    return error.status === 503 ? 'unavailable' : 'unexpected';
  }
  return error instanceof Error && MODULE_LOAD.test(error.message) ? 'deploy' : 'unexpected';
};
