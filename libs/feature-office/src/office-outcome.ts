import { isApiProblem } from '@shop/data-access';
import { redirect } from 'react-router-dom';

const UNAUTHORISED = 401;
const SEE_OTHER = 303;

/** The answer to a failed call that no form can show: to log in, or a page with the status. */
export const outcomeOf = (failure: unknown): unknown => {
  if (!isApiProblem(failure)) return failure;
  if (failure.status === UNAUTHORISED) return redirect('/log-in', SEE_OTHER);
  return new Response(null, { status: failure.status === 0 ? 503 : failure.status });
};
