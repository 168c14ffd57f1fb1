import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadGoods } from '../blocks/goods-ask.ts';
import { goodsOfPost } from './related-goods.ts';

export const loader = async ({ context: router, params }: LoaderFunctionArgs): Promise<null> => {
  const context = pageContext(router);
  const { api, language, queryClient } = context;
  const ask = { kind: 'post', slug: params['slug'] ?? '' } as const;
  const page = await queryClient.fetchQuery(contentQueries(api).page(ask, language.id));
  context.touch('content:post');
  await loadGoods(context, goodsOfPost(page));
  return null;
};
