import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadGoods } from '../blocks/goods-ask.ts';
import { goodsOfPost } from '../post-page/related-goods.ts';

export const loader = async ({ context: router, params }: LoaderFunctionArgs): Promise<null> => {
  const context = pageContext(router);
  const { api, language, queryClient } = context;
  const page = await queryClient.fetchQuery(contentQueries(api).preview(params['token'] ?? '', language.id));
  await loadGoods(context, goodsOfPost(page));
  return null;
};
