import { ownAccountQueries } from '@shop/data-access/own-account';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, queries, queryClient } = pageContext(context);
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (user) await queryClient.fetchQuery(ownAccountQueries(api).news());
  return null;
};
