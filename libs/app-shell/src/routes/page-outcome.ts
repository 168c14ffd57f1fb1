import { isApiProblem } from '@shop/data-access';
import { gone, notFound, sessionEnded, tooMany, unavailable } from '@shop/page';

/** The result of a failed call for its page; any other error is rethrown. */
export const toOutcome = (failure: unknown, path: string): unknown => {
  if (!isApiProblem(failure)) return failure;
  if (failure.status === 401) return sessionEnded(path);
  if (failure.status === 404) return notFound(path);
  if (failure.status === 410) return gone(path);
  if (failure.status === 429) return tooMany();
  if (failure.status === 0 || failure.status >= 500) return unavailable();
  return failure;
};
