import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { postsAsk } from './posts-ask.ts';

export const loader = async ({ context: router, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient, touch } = pageContext(router);
  const ask = postsAsk(new URL(request.url).search);
  await queryClient.fetchQuery(contentQueries(api).posts(ask, language.id));
  touch('content:post');
  return null;
};
