import { pageContext, searchKeyOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { countAsk } from './category-level.ts';

/** Warms one level of the tree and how much each of its categories holds; a count that cannot be had is left out. */
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
