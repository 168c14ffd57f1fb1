import { factorQueries } from '@shop/data-access/factors';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the account is protected by; not requested without a user. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, queries, queryClient } = pageContext(context);
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (user) await queryClient.fetchQuery(factorQueries(api).security());
  return null;
};
