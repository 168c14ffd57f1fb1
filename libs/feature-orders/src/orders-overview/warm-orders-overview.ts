import { orderQueries } from '@shop/data-access/orders';
import type { PageContext } from '@shop/page';
import { FIRST_VIEW, wireFilter } from '../orders-address.ts';
import { ordersUnderWay } from './under-way.ts';

/** An overview without its orders is still useful, so no error is thrown here. */
export const warmOrdersOverview = async ({
  brand,
  language,
  api,
  queryClient,
}: PageContext): Promise<void> => {
  const list = orderQueries(api).list({
    languageId: language.id,
    page: 1,
    filter: wireFilter(FIRST_VIEW.filter, brand.sendsOrderTypeFilter),
  });
  await queryClient.prefetchQuery(list);
  const orders = queryClient.getQueryData(list.queryKey)?.items ?? [];
  await Promise.all(
    ordersUnderWay(orders).map(({ slug }) =>
      queryClient.prefetchQuery(orderQueries(api).one(slug, language.id)),
    ),
  );
};
