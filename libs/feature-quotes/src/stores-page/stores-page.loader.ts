import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { api, language, queryClient } = pageContext(context);
  await queryClient.ensureQueryData(quoteQueries(api).stores(language.id));
  return null;
};
