import { privacyQueries } from '@shop/data-access/privacy';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Without an answer the form is shown: the server asks again before it erases anything. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, queries, queryClient } = pageContext(context);
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (user) await queryClient.prefetchQuery(privacyQueries(api).obstacles());
  return null;
};
