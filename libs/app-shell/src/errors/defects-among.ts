import { isRouteErrorResponse } from 'react-router-dom';
import { isModuleFailure } from './failure-kind.ts';

/** The defects among what failed in a navigation: no answer of a page (404, 503 …), and no file that a deploy took away. */
export const defectsAmong = (errors: Readonly<Record<string, unknown>> | null): unknown[] =>
  Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error) && !isModuleFailure(error));
