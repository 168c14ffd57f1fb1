import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { askedWords } from './asked-words.ts';

export const loader = async ({ context: router, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient, touch } = pageContext(router);
  const asked = askedWords(new URL(request.url).search);
  await queryClient.fetchQuery(contentQueries(api).faq(asked, language.id));
  touch('content:faq');
  return null;
};
