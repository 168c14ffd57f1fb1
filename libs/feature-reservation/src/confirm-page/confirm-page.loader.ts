import { isApiProblem } from '@shop/data-access';
import { reservationQueries } from '@shop/data-access/reservation';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Shows the reservation of the link and changes nothing. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  try {
    await queryClient.fetchQuery(reservationQueries(api).one(params.id ?? '', language.id));
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    throw notFound();
  }
  return null;
};
