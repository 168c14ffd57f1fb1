import { proQueries } from '@shop/data-access/pro';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: staff answer at any time. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, hasSession, queries, queryClient } = pageContext(context);
  const asked = queries.auth.user();
  await Promise.all([
    queryClient.fetchQuery({ ...proQueries(api).state(), staleTime: 0 }),
    hasSession ? queryClient.ensureQueryData(asked) : queryClient.setQueryData(asked.queryKey, null),
  ]);
  return null;
};
