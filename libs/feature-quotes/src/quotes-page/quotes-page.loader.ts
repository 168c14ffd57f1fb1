import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetched at each visit: staff and time change quotes. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { api, language, queryClient } = pageContext(context);
  await queryClient.fetchQuery({ ...quoteQueries(api).list(language.id), staleTime: 0 });
  return null;
};
