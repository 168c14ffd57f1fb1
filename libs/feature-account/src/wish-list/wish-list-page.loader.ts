import { wishQueries } from '@shop/data-access/wishes';
import { pageContext, readerOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A list that cannot be fetched does not hide the account: the page says so. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  const { api, queryClient, language } = page;
  await queryClient.prefetchQuery(wishQueries(api).list(language.id, await readerOf(page)));
  return null;
};
