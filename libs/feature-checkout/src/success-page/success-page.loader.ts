import { orderQueries } from '@shop/data-access/orders';
import { pageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * The order just placed: without a slug the visitor's last one, and home where there is none. A slug that names no
 * order, or another visitor's, is an address that leads nowhere, as the API says by itself. A guest's order opens whole
 * only for the visitor who placed it: for others its link has a page of its own.
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
