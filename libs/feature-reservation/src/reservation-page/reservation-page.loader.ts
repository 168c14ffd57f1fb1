import { reservationQueries } from '@shop/data-access/reservation';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The models, and the logged-in user, whose name is filled in. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queries, queryClient } = pageContext(context);
  await Promise.all([
    queryClient.fetchQuery(reservationQueries(api).models(language.id)),
    queryClient.ensureQueryData(queries.auth.user()),
  ]);
  return null;
};
