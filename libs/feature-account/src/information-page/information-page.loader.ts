import { ownAccountQueries } from '@shop/data-access/own-account';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Whether news are mailed and arrive, and the client's devices; not requested without a user. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, queries, queryClient } = pageContext(context);
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (!user) return null;
  await Promise.all([
    queryClient.prefetchQuery(queries.auth.subscription(user.email)),
    queryClient.prefetchQuery(queries.auth.sessions()),
    queryClient.prefetchQuery(ownAccountQueries(api).news()),
  ]);
  return null;
};
