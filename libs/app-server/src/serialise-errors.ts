import { detailsText } from '@shop/app-shell/error-details';
import { isRouteErrorResponse } from 'react-router-dom';

const plain = (error: unknown, isDebug: boolean): unknown => {
  if (isRouteErrorResponse(error))
    return {
      __type: 'RouteErrorResponse',
      status: error.status,
      statusText: error.statusText,
      data: error.data as unknown,
    };
  // An internal error is not shown to visitors; with debug output it is.
  if (!isDebug || !(error instanceof Error)) return { __type: 'Error', message: '' };
  return { __type: 'Error', message: error.message, stack: error.stack, serverDetails: detailsText(error) };
};

/** Route errors in the form that the browser's router expects. */
export const serialiseErrors = (
  errors: Record<string, unknown> | null,
  isDebug: boolean,
): Record<string, unknown> | null =>
  errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error, isDebug)]));
