import { isApiProblem } from '@shop/data-access';
import { claimQueries } from '@shop/data-access/claims';
import { orderQueries } from '@shop/data-access/orders';
import { notFound, pageContext, seeOther, type PageContext } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { recentOrders } from './recent-orders.ts';

/** An unknown order, and another visitor's, are not found; an expired link leads to the form for a new one. */
const loadOrder = async ({ api, language, queryClient }: PageContext, slug: string): Promise<void> => {
  try {
    await queryClient.fetchQuery(claimQueries(api).order(slug, language.id));
  } catch (problem) {
    if (!isApiProblem(problem) || problem.kind !== 'refused') throw problem;
    throw problem.status === 410 ? seeOther(laterPaths.claimForm.to({}, { expired: 1 })) : notFound();
  }
};

/** The lines of the order of the address, or what a visitor can choose from. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  const { api, language, queries, queryClient } = page;
  const slug = new URL(request.url).searchParams.get('order');
  if (slug !== null) {
    if (!isSecretSlug(slug)) throw notFound();
    await loadOrder(page, slug);
    return null;
  }
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (!user) return null;
  await Promise.all([
    queryClient.fetchQuery(orderQueries(api).list(recentOrders(page.brand, language.id))),
    queryClient.fetchQuery(claimQueries(api).list(language.id)),
  ]);
  return null;
};
