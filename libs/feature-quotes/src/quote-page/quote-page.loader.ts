import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The route's check has just fetched the quote. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { api, language, queries, queryClient } = pageContext(context);
  await Promise.all([
    queryClient.ensureQueryData(quoteQueries(api).one(params.slug ?? '', language.id)),
    queryClient.ensureQueryData(queries.auth.user()),
  ]);
  return null;
};
