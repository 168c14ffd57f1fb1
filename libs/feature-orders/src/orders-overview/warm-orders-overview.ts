import type { PageContext } from '@shop/page';
import { ordersUnderWay } from './under-way.ts';

/** An overview without its orders is better than none, so nothing here fails. */
export const warmOrdersOverview = async ({ language, queries, queryClient }: PageContext): Promise<void> => {
  const list = queries.orders.list({ languageId: language.id, page: 1, filter: null });
  await queryClient.prefetchQuery(list);
  const orders = queryClient.getQueryData(list.queryKey)?.items ?? [];
  await Promise.all(
    ordersUnderWay(orders).map(({ slug }) =>
      queryClient.prefetchQuery(queries.orders.one(slug, language.id)),
    ),
  );
};
