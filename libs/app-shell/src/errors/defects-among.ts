import { isRouteErrorResponse } from 'react-router-dom';
import { isModuleFailure } from './failure-kind.ts';

/**
 * The defects among the errors of a navigation, without answers of a page (404, 503 …) and files removed by a
 * deploy.
 */
export const defectsAmong = (errors: Readonly<Record<string, unknown>> | null): unknown[] =>
  Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error) && !isModuleFailure(error));
