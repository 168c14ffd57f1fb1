import { invoiceQueries } from '@shop/data-access/invoices';
import { orderQueries } from '@shop/data-access/orders';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** An order of another visitor is not found. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  const order = await queryClient.ensureQueryData(orderQueries(api).one(params.slug ?? '', language.id));
  if (!order) throw notFound();
  await queryClient.prefetchQuery(invoiceQueries(api).ofOrder(order.slug));
  return null;
};
