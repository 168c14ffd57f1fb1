import { invoiceQueries } from '@shop/data-access/invoices';
import { orderQueries } from '@shop/data-access/orders';
import { pageContext } from '@shop/page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** In full, masked, or expired, which is 410; an unknown link is 404, by the API's answer. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { api, language, queryClient } = pageContext(context);
  const asked = orderQueries(api).byLink(params.slug ?? '', language.id);
  // Fetched at each visit: the form of this page changes the content.
  const { order, masked } = await queryClient.fetchQuery({ ...asked, staleTime: 0 });
  if (order) await queryClient.prefetchQuery(invoiceQueries(api).ofOrder(order.slug));
  return order || masked ? null : data(null, { status: 410 });
};
