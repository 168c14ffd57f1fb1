import { isApiProblem } from '@shop/data-access';
import { trackingQueries } from '@shop/data-access/tracking';
import { pageContext } from '@shop/page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** An unknown parcel is a page with the form again, and 404. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  try {
    await queryClient.fetchQuery({ ...trackingQueries(api).parcel(params.id ?? ''), staleTime: 0 });
    return null;
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    return data(null, { status: 404 });
  }
};
