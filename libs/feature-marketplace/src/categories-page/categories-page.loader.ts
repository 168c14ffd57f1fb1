import { pageContext, searchKeyOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { countAsk } from './category-level.ts';

/**
 * Loads one level of the tree and the count of each of its categories; a count that fails to load is left
 * out.
 */
export const loader = async ({ request, params, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries, language } = context;
  const searchKey = await searchKeyOf(context, new URL(request.url));
  const { code } = language;
  const [roots, here] = await Promise.all([
    queryClient.ensureQueryData(queries.navigation.roots(searchKey, code)),
    queryClient.ensureQueryData(queries.catalogue.category(searchKey, code, params['*'] ?? '')),
  ]);
  const shown = here ? [here, ...here.children] : roots;
  await Promise.all(
    shown.map(({ id }) => queryClient.prefetchQuery(queries.catalogue.sample(countAsk(code, id)))),
  );
  context.touch('catalogue');
  return null;
};
