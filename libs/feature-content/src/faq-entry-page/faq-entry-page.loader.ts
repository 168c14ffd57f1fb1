import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const loader = async ({ context: router, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient, touch } = pageContext(router);
  const ask = { kind: 'faq', slug: params['slug'] ?? '' } as const;
  await queryClient.fetchQuery(contentQueries(api).page(ask, language.id));
  touch('content:faq');
  return null;
};
