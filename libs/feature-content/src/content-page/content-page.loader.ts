import { contentQueries } from '@shop/data-access/content';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadGoods } from '../blocks/goods-ask.ts';
import { textAsk } from './text-ask.ts';

/** Loads the text of the address; the shop answers 404, or the new address, where there is none. */
export const loader = async ({ context: router, request }: LoaderFunctionArgs): Promise<null> => {
  const context = pageContext(router);
  const { api, language, queryClient } = context;
  const ask = textAsk(new URL(request.url));
  const page = await queryClient.fetchQuery(contentQueries(api).page(ask, language.id));
  context.touch(`content:${ask.kind}`);
  await loadGoods(context, page.blocks);
  return null;
};
