import { orderQueries } from '@shop/data-access/orders';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readOrdersView, wireFilter } from '../orders-address.ts';

/** A list that cannot be fetched is shown as an empty list with a message; the page is shown. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, brand, language, queryClient } = pageContext(context);
  const { page, filter } = readOrdersView(new URL(request.url).searchParams);
  const asked = { languageId: language.id, page, filter: wireFilter(filter, brand.sendsOrderTypeFilter) };
  await queryClient.prefetchQuery(orderQueries(api).list(asked));
  return null;
};
