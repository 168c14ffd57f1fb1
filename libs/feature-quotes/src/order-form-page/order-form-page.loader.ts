import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The draft, the kinds of goods and the visitor: whether a guest sends the request on this page. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { api, language, queries, queryClient } = pageContext(context);
  const quotes = quoteQueries(api);
  await Promise.all([
    queryClient.fetchQuery({ ...quotes.draft(language.id), staleTime: 0 }),
    queryClient.ensureQueryData(quotes.kinds(language.id)),
    queryClient.ensureQueryData(queries.auth.user()),
  ]);
  return null;
};
