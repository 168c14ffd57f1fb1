import { orderQueries } from '@shop/data-access/orders';
import { pageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * The order just placed: without a slug the visitor's last one, and home where there is none. A slug without
 * an order, or of another visitor, is not found, by the API's answer. A guest's order is shown in full only
 * to the visitor who placed it: others use the page of its link.
 */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, hasSession, language, queries, queryClient } = pageContext(context);
  const { slug } = params;
  if (!hasSession && slug === undefined) throw redirect(paths.home.to());
  const asked = orderQueries(api).placed(slug ?? null, language.id);
  // Fetched at each visit: a late payment may have arrived.
  const order = await queryClient.fetchQuery({ ...asked, staleTime: 0 });
  if (!order) throw redirect(slug === undefined ? paths.home.to() : paths.guestOrder.to({ slug }));
  await queryClient.ensureQueryData(queries.auth.user());
  return null;
};
