import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Whether news are mailed; not asked without a user. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { queries, queryClient } = pageContext(context);
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (user) await queryClient.prefetchQuery(queries.auth.subscription(user.email));
  return null;
};
