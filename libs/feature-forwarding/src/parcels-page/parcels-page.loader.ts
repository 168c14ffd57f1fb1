import { forwardingQueries } from '@shop/data-access/forwarding';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: staff and time change all of it. A part that cannot be fetched says so. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  const forwarding = forwardingQueries(api);
  await Promise.all([
    queryClient.prefetchQuery({ ...forwarding.warehouse(language.id), staleTime: 0 }),
    queryClient.prefetchQuery({ ...forwarding.parcels(language.id), staleTime: 0 }),
    queryClient.prefetchQuery({ ...forwarding.requests(language.id), staleTime: 0 }),
  ]);
  return null;
};
