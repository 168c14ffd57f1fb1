import { isRouteErrorResponse } from 'react-router-dom';

export type FailureKind =
  'not-found' | 'gone' | 'offline' | 'unavailable' | 'too-many' | 'deploy' | 'unexpected';

/** Browsers' messages for a missing file of an older build. */
const MODULE_LOAD =
  /dynamically imported module|importing a module script failed|module script failed|unable to preload css/i;

/** The page's own files could not be fetched. */
export const isModuleFailure = (error: unknown): boolean =>
  error instanceof Error && MODULE_LOAD.test(error.message);

/** Only a browser reports its connection; a device without that information counts as online. */
const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

const KINDS: Readonly<Record<number, FailureKind>> = {
  404: 'not-found',
  405: 'not-found',
  410: 'gone',
  429: 'too-many',
};

/** The router makes an error response of what a loader throws; what a search for routes throws it passes on unchanged. */
const statusOf = (error: unknown): number | undefined =>
  isRouteErrorResponse(error) ? error.status : (error as { init?: ResponseInit | null } | null)?.init?.status;

/** The kind of a failure, from the visitor's view. */
export const failureKind = (error: unknown): FailureKind => {
  const status = statusOf(error);
  if (status !== undefined) {
    if (status === 503) return isOffline() ? 'offline' : 'unavailable';
    return KINDS[status] ?? 'unexpected';
  }
  if (!isModuleFailure(error)) return 'unexpected';
  return isOffline() ? 'offline' : 'deploy';
};

const PASSING: readonly FailureKind[] = ['offline', 'unavailable', 'too-many'];

/** The same address will work again later. */
export const isPassing = (kind: FailureKind): boolean => PASSING.includes(kind);
