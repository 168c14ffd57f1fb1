import { isApiProblem } from '@shop/data-access';
import { forwardingQueries } from '@shop/data-access/forwarding';
import { notFound, pageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: staff and time change a request. Another client's is a 404. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  try {
    await queryClient.fetchQuery({ ...forwardingQueries(api).one(slug), staleTime: 0 });
  } catch (problem) {
    if (isApiProblem(problem) && problem.status === 404)
      throw notFound(laterPaths.forwardRequest.to({ slug }));
    throw problem;
  }
  return null;
};
