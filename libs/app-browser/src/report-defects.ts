import { defectsAmong } from '@shop/app-shell';
import type { DataRouter } from 'react-router-dom';

/**
 * Reports defects of loaders and of pages' code. The router shows their error page itself, so React's error
 * handlers do not get them. Those of the first page were reported by the server.
 */
export const reportDefects = (
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  report: (error: unknown) => void,
): void => {
  let seen = router.state.errors;
  router.subscribe(({ errors }) => {
    if (errors === seen) return;
    seen = errors;
    for (const defect of defectsAmong(errors)) report(defect);
  });
};
