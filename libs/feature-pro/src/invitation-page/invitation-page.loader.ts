import { proQueries } from '@shop/data-access/pro';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: the invitation may have been taken back. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, queryClient } = pageContext(context);
  await queryClient.fetchQuery({ ...proQueries(api).invitation(params.code ?? ''), staleTime: 0 });
  return null;
};
