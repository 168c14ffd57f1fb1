import { isApiProblem } from '@shop/data-access';
import { claimQueries } from '@shop/data-access/claims';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: staff may have answered. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  try {
    const asked = claimQueries(api).one(params.slug ?? '', language.id);
    await queryClient.fetchQuery({ ...asked, staleTime: 0 });
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    throw notFound();
  }
  return null;
};
