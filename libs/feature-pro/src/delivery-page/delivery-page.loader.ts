import { brandHas } from '@shop/brand';
import { forwardingQueries } from '@shop/data-access/forwarding';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The check has fetched the terms already. Parcels that cannot be fetched are said on the page. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const { api, brand, language, queryClient } = pageContext(context);
  if (brandHas(brand, 'forwarding'))
    await queryClient.prefetchQuery({ ...forwardingQueries(api).parcels(language.id), staleTime: 0 });
  return null;
};
