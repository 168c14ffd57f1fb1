import { miscInvoiceQueries } from '@shop/data-access/misc-invoices';
import { orderQueries } from '@shop/data-access/orders';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { askedFor, readOrdersView, showsInvoices, wireFilter } from '../orders-address.ts';

/** A list that cannot be fetched is shown as an empty list with a message; the page is shown. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, brand, language, queryClient } = pageContext(context);
  const view = readOrdersView(new URL(request.url).searchParams);
  const filter = wireFilter(view.filter, brand.sendsOrderTypeFilter);
  const asked = { languageId: language.id, filter, ...askedFor(view) };
  await Promise.all([
    queryClient.prefetchQuery(orderQueries(api).list(asked)),
    showsInvoices(view) && queryClient.prefetchQuery(miscInvoiceQueries(api).list()),
  ]);
  return null;
};
