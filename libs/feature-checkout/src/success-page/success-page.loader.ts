import { isApiProblem } from '@shop/data-access';
import { pageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/** The order just placed. Without a slug the visitor's last one; without an order, home. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { hasSession, language, queries, queryClient } = pageContext(context);
  if (!hasSession) throw redirect(paths.home.to());
  const asked = queries.orders.placed(params.slug ?? null, language.id);
  // Asked anew at each visit: a late payment may have arrived meanwhile.
  const order = await queryClient.fetchQuery({ ...asked, staleTime: 0 }).catch((problem: unknown) => {
    if (isApiProblem(problem) && problem.status === 404) return null;
    throw problem;
  });
  if (!order) throw redirect(paths.home.to());
  await queryClient.ensureQueryData(queries.auth.user());
  return null;
};
